import type { SpilledCodes } from '../notes/spill-line.ts';
import type { ClaimState } from './strength.ts';

/** Facts of a note that decide for all its items. */
export interface NotePlace {
  /** A buyer's return of the client's own production. */
  ownProduction: boolean;
  /** Cold drinks of the year do not count until an analyst confirms retail. */
  wholesale: boolean;
}

/** Returns true for a cold drink that does not count because the client is a wholesaler. */
export function isHeld(codes: SpilledCodes, { ownProduction, wholesale }: NotePlace): boolean {
  return codes.mono && !ownProduction && codes.cold && wholesale;
}

/** Returns what happens to an item that the list or a decision names; undefined for all other items. */
export function claimState(codes: SpilledCodes, place: NotePlace): ClaimState | undefined {
  if (codes.review || isHeld(codes, place)) return 'revisar';
  if (codes.mono && !place.ownProduction) return 'conta';
  return codes.ncmRow >= 0 || codes.decision >= 0 ? 'fora' : undefined;
}
