import type { ActorScope } from '../../accounts/users/actor.ts';

type Who = Pick<ActorScope, 'typeUser' | 'typeCargo'>;

/** 'Adicionar Empresa' (F-013, I-169). */
export function canCreateTenants({ typeUser, typeCargo }: Who): boolean {
  return typeUser === 'ADMIN' && (typeCargo === 'CEO' || typeCargo === 'TI');
}

/** Title, colours, pictures and addresses of any tenant (decision D-28). */
export function canEditBranding(who: Who): boolean {
  return canCreateTenants(who);
}

/** Contact and address of any tenant, by those who register them. */
export function canEditCompany(who: Who): boolean {
  return canCreateTenants(who);
}

/** The provider's share in a consultancy's work is visible only to the provider and the consultancy's CEO. */
export function canReadTenantCommission({ typeUser, typeCargo }: Who): boolean {
  return typeUser === 'ADMIN' || typeCargo === 'CEO';
}
