import type { NoteFacts, PrintedItem } from './document-facts.ts';
import type { NoteRecord } from './note-record.ts';

/** Totals are rounded per note and items are rounded one by one. Cents per item. */
const ROUNDING = 1;

/**
 * Sums IBS and CBS of the counted items of a note, and compares those of all items with its totals; undefined for notes
 * without the group. Cents. `classify` gives the effect of an item on the revenue.
 */
export function sumIbsCbs(
  note: NoteFacts,
  classify: (item: PrintedItem) => { result: { effect: 1 | 0 | -1 } },
): NoteRecord['ibsCbs'] {
  const printed = note.items.filter(({ ibsCbs }) => ibsCbs !== undefined);
  if (printed.length === 0) return undefined;
  const sums = { base: 0, ibs: 0, cbs: 0, items: 0 };
  for (const item of printed) {
    const { effect } = classify(item).result;
    if (effect === 0 || !item.ibsCbs) continue;
    sums.base += effect * item.ibsCbs.base;
    sums.ibs += effect * item.ibsCbs.ibs;
    sums.cbs += effect * item.ibsCbs.cbs;
    sums.items++;
  }
  return sums.items > 0 ? { ...sums, differsFromTotal: differsFromTotal(note, printed) } : undefined;
}

function differsFromTotal({ ibsCbsTotal }: NoteFacts, printed: readonly PrintedItem[]): boolean {
  if (!ibsCbsTotal || printed.some(({ ibsCbs }) => ibsCbs?.isByQuantity)) return false;
  const ibs = printed.reduce((sum, { ibsCbs }) => sum + (ibsCbs?.ibs ?? 0), 0);
  const cbs = printed.reduce((sum, { ibsCbs }) => sum + (ibsCbs?.cbs ?? 0), 0);
  const tolerance = ROUNDING * printed.length;
  return Math.abs(ibs - ibsCbsTotal.ibs) > tolerance || Math.abs(cbs - ibsCbsTotal.cbs) > tolerance;
}
