import type { RevenueLine } from '../lines/revenue-line.ts';
import type { Note, NoteItem } from '../notes/note-item.ts';

/** Rounding that the value of an item may differ by, cents. */
const tolerance = 2;

/** Returns the item of the note behind a C170: by number and value, else by a code that occurs once (SP-041). */
export function pairItem({ itemNumber, value, item }: RevenueLine, { items }: Note): NoteItem | undefined {
  const numbered = items.find(({ number }) => number === itemNumber);
  if (numbered && Math.abs(numbered.value - value) <= tolerance) return numbered;
  const sameCode = items.filter(({ code }) => code === item);
  return sameCode.length === 1 ? sameCode[0] : undefined;
}
