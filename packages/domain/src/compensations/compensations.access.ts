import type { Role } from '../users/actor.ts';

/** Compensations are read by who sees the product and entered by the provider's staff, as credits are (W-174). */
export function canEditCompensations(role: Pick<Role, 'typeUser'>): boolean {
  return role.typeUser === 'ADMIN';
}

/** Their spreadsheet is the provider's (W-585). */
export function canExportCompensations(role: Pick<Role, 'typeUser'>): boolean {
  return role.typeUser === 'ADMIN';
}
