import type { Role } from '../users/actor.ts';

type Who = Pick<Role, 'typeUser' | 'typeCargo'>;

/** 'Adicionar Empresa' (F-013, I-169). */
export function canCreateTenants({ typeUser, typeCargo }: Who): boolean {
  return typeUser === 'ADMIN' && (typeCargo === 'CEO' || typeCargo === 'TI');
}

/** Title, colours, pictures and addresses of any tenant (decision D-28). */
export function canEditBranding(who: Who): boolean {
  return canCreateTenants(who);
}

/** What the provider keeps of a consultancy's work is between the provider and its CEO. */
export function canReadTenantCommission({ typeUser, typeCargo }: Who): boolean {
  return typeUser === 'ADMIN' || typeCargo === 'CEO';
}
