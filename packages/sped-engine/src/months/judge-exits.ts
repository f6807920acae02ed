import { cfopClass } from '@restitui/tax-engine/rules/cfop-class.ts';
import type { LineGroup } from '../contributions/contributions-reader.ts';
import { monoVerdict } from '../lines/mono-verdict.ts';
import { isAtypicalExit, isTaxedExit, type LineParent, type RevenueLine } from '../lines/revenue-line.ts';
import type { Note, NoteItem } from '../notes/note-item.ts';
import type { MonthContext } from './month-context.ts';
import type { MonthSums } from './month-sums.ts';
import { pairItem } from './pair-item.ts';

/** A taxed line that is left for credits 1 and 2. */
export interface OpenLine {
  line: RevenueLine;
  /** The item of its note, for a C170. */
  item: NoteItem | undefined;
}

const notRevenue = new Set([
  'PURCHASE_RETURN',
  'TRANSFER',
  'BONUS',
  'FUTURE_BILLING',
  'COUPON_MIRROR',
  'ASSET_SALE',
  'OTHER',
]);
const retailModels = new Set(['65', '59', '2D', '02']);

/**
 * Sums the taxed lines of a document and takes out those that are no revenue or monofásico (SP-030 to SP-033, section 5).
 * Returns the lines that are left.
 */
export function judgeExits({ parent, lines }: LineGroup, context: MonthContext, sums: MonthSums): OpenLine[] {
  const note = parent.key ? context.notes.find(parent.key) : undefined;
  addSales(parent, lines, note, sums);
  const open: OpenLine[] = [];
  for (const line of lines) {
    const item = line.record === 'C170' && note && !note.isCancelled ? pairItem(line, note) : undefined;
    if (isTaxedExit(line)) {
      const rate = sums.of(line);
      rate.lines++;
      rate.pisBase += line.pis.base;
      rate.cofinsBase += line.cofins.base;
      if (line.cfop && notRevenue.has(cfopClass(line.cfop).class)) {
        sums.pendencies.add('CST_SEM_RECEITA', item?.icms ?? line.icms ?? 0, 1);
        continue;
      }
      sums.taxedRevenue += line.pis.base;
      if (!takeMono(line, item, context, sums)) open.push({ line, item });
    } else if (isAtypicalExit(line)) {
      const isMono = line.pis.cst === '05' && takeMono(line, item, context, sums);
      if (!isMono) sums.pendencies.add('CST_ATIPICO', item?.icms ?? line.icms ?? 0, 1);
    }
  }
  return open;
}

/** Returns true for a monofásico line, whose base falls to 0 (SP-091). */
function takeMono(line: RevenueLine, item: NoteItem | undefined, context: MonthContext, sums: MonthSums): boolean {
  const verdict = monoVerdict(line, item, line.parent.first || context.lastDay);
  if (verdict === 'no') return false;
  if (verdict === 'cold') sums.hasColdDrinks = true;
  if (verdict === 'mono' || (verdict === 'cold' && context.isRetailer)) {
    const rate = sums.of(line);
    rate.monoPis += line.pis.base;
    rate.monoCofins += line.cofins.base;
    sums.monoBase += line.pis.base;
    context.report?.({ credit: 'MONO', lines: [line], amount: line.pis.base, answer: 'A_EXCLUIR' });
    return true;
  }
  const doubt = verdict === 'cold' ? 'ATACADISTA_BEBIDAS' : verdict;
  context.report?.({ credit: 'MONO', lines: [line], amount: line.pis.base, answer: doubt });
  sums.pendencies.add(doubt, line.pis.base, 1);
  return false;
}

/** Adds the sales of the month and those to final consumers; consolidated records by their lines (SP-093). */
function addSales(parent: LineParent, lines: readonly RevenueLine[], note: Note | undefined, sums: MonthSums): void {
  const sales = lines.filter(({ cfop }) => cfop === '' || cfopClass(cfop).effect > 0);
  if (sales.length === 0) return;
  const isDocument = parent.key !== '' || parent.record === 'C100';
  const value = isDocument ? parent.total : sales.reduce((sum, line) => sum + line.value, 0);
  sums.sales += value;
  if (retailModels.has(parent.model) || (parent.model === '55' && note?.toFinalConsumer)) sums.retailSales += value;
}
