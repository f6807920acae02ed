import type { Role } from '../users/actor.ts';

type Who = Pick<Role, 'typeUser' | 'typeCargo'> & { id_tenant: string };

/** The provider's by their duty, in any company; a consultancy's CEO at home. */
function runs({ typeUser, typeCargo, id_tenant }: Who, cargos: readonly Role['typeCargo'][], at: string): boolean {
  return typeUser === 'ADMIN' ? cargos.includes(typeCargo) : typeCargo === 'CEO' && id_tenant === at;
}

/** Checking the evidence chain, and asking again for a seal that failed. */
export function canVerifyIntegrity(who: Who, id_tenant: string): boolean {
  return runs(who, ['CEO', 'TI', 'JURIDICO'], id_tenant);
}

/** The certificate that a company seals with. */
export function canManageCertificate(who: Who, id_tenant: string): boolean {
  return runs(who, ['CEO', 'TI'], id_tenant);
}
