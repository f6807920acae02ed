import type { Role } from '../users/actor.ts';

/** The control is read by who sees the product and kept by the provider's staff, as credits are (W-174). */
export function canEditIcmsCredits(role: Pick<Role, 'typeUser'>): boolean {
  return role.typeUser === 'ADMIN';
}

/** Its spreadsheet is the provider's (W-585). */
export function canExportIcmsCredits(role: Pick<Role, 'typeUser'>): boolean {
  return role.typeUser === 'ADMIN';
}
