import type { MonthFacts } from '../contributions/month-facts.ts';
import { isTaxedCst, type RevenueLine } from '../lines/revenue-line.ts';
import type { Note } from '../notes/note-item.ts';
import { applyJudgement } from './apply-judgement.ts';
import { judgeByFile, partOf, sumOf } from './judged-lines.ts';
import type { MonthContext } from './month-context.ts';
import type { MonthSums } from './month-sums.ts';

const byDocument = '04';

/**
 * Judges F500, the cash regime: the exclusion follows the receipt, as far as F525 names the document of the sale and its
 * note is in the upload (SP-081). Lines of one CST share their receipts.
 */
export function judgeReceipts(
  lines: readonly RevenueLine[],
  receipts: MonthFacts['receipts'],
  context: MonthContext,
  sums: MonthSums,
): void {
  let isComplete = true;
  for (const [cst, group] of Map.groupBy(lines, ({ pis }) => pis.cst)) {
    const own = receipts.filter((receipt) => receipt.cst === cst);
    const parts = own.map((receipt) => ({ receipt, note: noteOf(receipt, context) }));
    if (parts.length === 0 || parts.some(({ note }) => !note)) isComplete = false;
    const icms = sumOf(parts, ({ receipt, note }) => (note ? shareOf(receipt.cents, note) : 0));
    if (icms > 0) applyJudgement(judgeByFile(group, icms), context, sums);
  }
  if (!isComplete) sums.pendencies.add('CAIXA_SEM_DOCUMENTO', icmsOfMonth(context), null);
}

/** Returns the only note with the number of the receipt. */
function noteOf(
  { kind, document }: MonthFacts['receipts'][number],
  { notes, lastDay }: MonthContext,
): Note | undefined {
  if (kind !== byDocument || !/^\d+$/.test(document)) return undefined;
  const found = notes
    .withNumber(Number(document))
    .filter(({ isCancelled, isExit, day }) => !isCancelled && isExit && day <= lastDay);
  return found.length === 1 ? found[0] : undefined;
}

/** ICMS of the taxed items × what was received ÷ the note's total, half up. Cents. */
function shareOf(received: number, { items, total }: Note): number {
  const icms = sumOf(items, (item) => (isTaxedCst(item.pisCst) ? item.icms : 0));
  return total > 0 ? partOf(icms, received, total) : 0;
}

/** The order of magnitude of what is missing: ICMS of the month's taxed sales. */
function icmsOfMonth({ notes, lastDay }: MonthContext): number {
  let sum = 0;
  for (const note of notes.all()) {
    if (note.isCancelled || !note.isExit || note.day.slice(0, 7) !== lastDay.slice(0, 7)) continue;
    sum += sumOf(note.items, (item) => (isTaxedCst(item.pisCst) ? item.icms : 0));
  }
  return sum;
}
