import type { ActorScope } from '../../accounts/users/actor.ts';

/** Allows uploading and running an analysis to the provider (W-116). */
export function canRunAnalysis(role: ActorScope): boolean {
  return role.typeUser === 'ADMIN';
}

/** Allows correcting a total to those who may run analyses. */
export function canEditTotal(role: ActorScope): boolean {
  return role.typeUser === 'ADMIN';
}

/** Allows the sheet of 28 columns to the provider (W-586); the one of 9 is for all who see the analysis (W-589). */
export function canExportDetailed(role: ActorScope): boolean {
  return role.typeUser === 'ADMIN';
}

/** Allows the export of the notes to the provider (W-587). */
export function canExportNotes(role: Pick<ActorScope, 'typeUser'>): boolean {
  return role.typeUser === 'ADMIN';
}
