import type { Role } from '../users/actor.ts';

/** W-167: the provider's staff gives the values; who may see the product reads them (client-work C-94). */
export function canEditFunds(role: Pick<Role, 'typeUser'>): boolean {
  return role.typeUser === 'ADMIN';
}

/** The diagnosis is an export, and those are the provider's (W-585). */
export function canExportDiagnosis(role: Pick<Role, 'typeUser'>): boolean {
  return role.typeUser === 'ADMIN';
}
