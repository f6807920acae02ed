import { cfopClass } from '@restitui/tax-engine/rules/cfop-class.ts';
import type { LineGroup } from '../contributions/contributions-reader.ts';
import { isAtypicalExit, isTaxedExit, type LineParent, type RevenueLine } from '../lines/revenue-line.ts';
import type { Note } from '../notes/note-item.ts';
import { listLine } from './apply-judgement.ts';
import { icmsOfLine, itemsBehind } from './items-behind.ts';
import { sumOf } from './judged-lines.ts';
import type { MonthContext } from './month-context.ts';
import type { MonthSums } from './month-sums.ts';
import type { OpenLine } from './open-line.ts';
import { takeMono } from './take-mono.ts';

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
    sums.addTaxedBases(line);
    if (isTaxedExit(line)) {
      const found = itemsBehind(line, lines, context);
      const rate = sums.of(line);
      rate.pisBase += line.pis.base;
      rate.cofinsBase += line.cofins.base;
      sums.taxedLines++;
      if (line.cfop && notRevenue.has(cfopClass(line.cfop).class)) {
        listLine('CST_SEM_RECEITA', icmsOfLine(line, found), line, context, sums);
        continue;
      }
      sums.taxedRevenue += line.pis.base;
      const left = takeMono({ line, found }, context, sums);
      if (left) open.push(left);
    } else if (isAtypicalExit(line)) {
      const found = itemsBehind(line, lines, context);
      const isLeft = line.pis.cst !== '05' || takeMono({ line, found }, context, sums) !== undefined;
      if (isLeft) listLine('CST_ATIPICO', icmsOfLine(line, found), line, context, sums);
    }
  }
  return open;
}

/** Adds the sales of the month and those to final consumers; consolidated records by their lines (SP-093). */
function addSales(parent: LineParent, lines: readonly RevenueLine[], note: Note | undefined, sums: MonthSums): void {
  if (!lines.some(isSale)) return;
  const isDocument = parent.key !== '' || parent.record === 'C100';
  const value = isDocument ? parent.total : sumOf(lines, (line) => (isSale(line) ? line.value : 0));
  sums.sales += value;
  if (retailModels.has(parent.model) || (parent.model === '55' && note?.toFinalConsumer)) sums.retailSales += value;
}

function isSale({ cfop }: RevenueLine): boolean {
  return cfop === '' || cfopClass(cfop).effect > 0;
}
