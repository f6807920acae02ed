import type { MonthFacts } from '../contributions/month-facts.ts';
import type { RevenueLine } from '../lines/revenue-line.ts';
import type { Note } from '../notes/note-item.ts';
import { applyJudgement } from './apply-judgement.ts';
import { judgeByFile, sumOf } from './judged-lines.ts';
import type { MonthContext } from './month-context.ts';
import type { MonthSums } from './month-sums.ts';

const byDocument = '04';
const taxed = new Set(['01', '02']);

/**
 * Judges F500, the cash regime: the exclusion follows the receipt, as far as F525 names the document of the sale and its
 * note is in the upload (SP-081).
 */
export function judgeReceipts(
  lines: readonly RevenueLine[],
  receipts: MonthFacts['receipts'],
  context: MonthContext,
  sums: MonthSums,
): void {
  for (const line of lines) {
    const own = receipts.filter(({ cst }) => cst === line.pis.cst);
    const parts = own.map((receipt) => ({ receipt, note: noteOf(receipt, context) }));
    const isKnown = parts.length > 0 && parts.every(({ receipt, note }) => receipt.kind === byDocument && note);
    if (!isKnown) sums.pendencies.add('CAIXA_SEM_DOCUMENTO', icmsOfMonth(context), null);
    const icms = sumOf(parts, ({ receipt, note }) => (note ? shareOf(receipt.cents, note) : 0));
    if (icms > 0) applyJudgement(judgeByFile([line], icms), context, sums);
  }
}

/** Returns the only note with the number of the receipt. */
function noteOf(
  { kind, document }: MonthFacts['receipts'][number],
  { notes, lastDay }: MonthContext,
): Note | undefined {
  if (kind !== byDocument || !/^\d+$/.test(document)) return undefined;
  const found: Note[] = [];
  for (const note of notes.all()) {
    const isSale = !note.isCancelled && note.isExit && note.day <= lastDay;
    if (isSale && Number(note.number) === Number(document)) found.push(note);
  }
  return found.length === 1 ? found[0] : undefined;
}

/** ICMS of the taxed items × what was received ÷ the note's total, half up. Cents. */
function shareOf(received: number, { items, total }: Note): number {
  const icms = sumOf(items, (item) => (taxed.has(item.pisCst) ? item.icms : 0));
  if (!(total > 0)) return 0;
  return Number((2n * BigInt(icms) * BigInt(received) + BigInt(total)) / (2n * BigInt(total)));
}

/** The order of magnitude of what is missing: ICMS of the month's taxed sales. */
function icmsOfMonth({ notes, lastDay }: MonthContext): number {
  let sum = 0;
  for (const note of notes.all()) {
    if (note.isCancelled || !note.isExit || note.day.slice(0, 7) !== lastDay.slice(0, 7)) continue;
    sum += sumOf(note.items, (item) => (taxed.has(item.pisCst) ? item.icms : 0));
  }
  return sum;
}
