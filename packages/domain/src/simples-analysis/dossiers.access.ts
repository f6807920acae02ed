import type { Role } from '../users/actor.ts';
import { canExportDetailed, canExportNotes } from './simples-analysis.access.ts';

/** Its spreadsheet holds the 28 columns and the items: for who may export both (W-586, W-587). */
export function canDownloadDossierSheet(role: Role): boolean {
  return canExportDetailed(role) && canExportNotes(role);
}
