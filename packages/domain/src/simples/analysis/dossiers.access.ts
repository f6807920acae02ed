import type { ActorScope } from '../../accounts/users/actor.ts';
import { canExportDetailed, canExportNotes } from './simples-analysis.access.ts';

/** Allows the spreadsheet, with the 28 columns and the items, to users who may export both (W-586, W-587). */
export function canDownloadDossierSheet(role: ActorScope): boolean {
  return canExportDetailed(role) && canExportNotes(role);
}
