import { hasRightCheckDigit } from './access-key.ts';
import type { NoteAlert } from './alert-catalogue.ts';
import type { NoteFacts } from './document-facts.ts';
import type { NoteStatus } from './note-status.ts';

/** Returns the alerts about a client's note as a whole. `counted`: an item of it affects the revenue. */
export function findNoteAlerts(note: NoteFacts, status: NoteStatus, counted: boolean): NoteAlert[] {
  if (status === 'SEM_PROTOCOLO') return counted ? ['SEM_PROTOCOLO'] : [];
  const found: NoteAlert[] = [];
  if (note.finNFe === '5' || note.finNFe === '6') found.push('FIN_NFE_5_6');
  if (!counted) return found;
  if (!hasRightCheckDigit(note.key)) found.push('CHAVE_DV');
  if (note.CRT === '3') found.push('EMITENTE_NAO_SIMPLES');
  if (note.CRT === '4') found.push('MEI_EMITENTE');
  if (differsFromTotal(note)) found.push('TOTAL_DIVERGENTE');
  return found;
}

/** Compares items and added taxes with vNF, with a tolerance of one cent per item. Services have their own total. */
function differsFromTotal(note: NoteFacts): boolean {
  if (Number.isNaN(note.totalBesideItems)) return false;
  let sum = 0;
  for (const item of note.items) if (item.inTotal && !item.service) sum += item.value;
  return Math.abs(note.totalBesideItems - sum) > note.items.length;
}
