import type { ActorScope } from '../../accounts/users/actor.ts';

type Who = Pick<ActorScope, 'typeUser' | 'typeCargo'> & { id_tenant: string };

/** Allows the provider's permitted roles in any tenant and a consultancy's CEO at home. */
function runs(
  { typeUser, typeCargo, id_tenant }: Who,
  cargos: readonly ActorScope['typeCargo'][],
  at: string,
): boolean {
  return typeUser === 'ADMIN' ? cargos.includes(typeCargo) : typeCargo === 'CEO' && id_tenant === at;
}

/** Allows checking the evidence chain and retrying a failed seal. */
export function canVerifyIntegrity(who: Who, id_tenant: string): boolean {
  return runs(who, ['CEO', 'TI', 'JURIDICO'], id_tenant);
}

/** Allows managing the seal certificate of a company. */
export function canManageCertificate(who: Who, id_tenant: string): boolean {
  return runs(who, ['CEO', 'TI'], id_tenant);
}
