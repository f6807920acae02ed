import type { Role } from '../users/actor.ts';

/** Uploading and running an analysis is the provider's work (W-116). */
export function canRunAnalysis(role: Role): boolean {
  return role.typeUser === 'ADMIN';
}

/** So is correcting a total by hand. */
export function canEditTotal(role: Role): boolean {
  return role.typeUser === 'ADMIN';
}

/** The sheet of 28 columns is the provider's (W-586); that of 9 is for all who see the analysis (W-589). */
export function canExportDetailed(role: Role): boolean {
  return role.typeUser === 'ADMIN';
}

/** And so is the export of the notes behind it (W-587). */
export function canExportNotes(role: Pick<Role, 'typeUser'>): boolean {
  return role.typeUser === 'ADMIN';
}
