import { mayActIn, type Role } from '../users/actor.ts';

function isAmong({ typeUser, typeCargo }: Role, cargos: readonly Role['typeCargo'][]): boolean {
  return typeUser === 'ADMIN' ? cargos.includes(typeCargo) : typeCargo === 'CEO';
}

/** Checking the evidence chain, and asking again for a seal that failed. */
export function canVerifyIntegrity(role: Role, id_tenant: string): boolean {
  return isAmong(role, ['CEO', 'TI', 'JURIDICO']) && mayActIn(role, id_tenant);
}

/** The certificate that a company seals with. */
export function canManageCertificate(role: Role, id_tenant: string): boolean {
  return isAmong(role, ['CEO', 'TI']) && mayActIn(role, id_tenant);
}
