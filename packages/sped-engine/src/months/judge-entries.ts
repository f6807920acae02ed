import { cfopClass } from '@restitui/tax-engine/rules/cfop-class.ts';
import type { LineGroup } from '../contributions/contributions-reader.ts';
import { monoVerdictOfEntry } from '../lines/mono-verdict.ts';
import { documentDay, type RevenueLine } from '../lines/revenue-line.ts';
import { judgeByFile, judgeByItem, shareByValue } from './judged-lines.ts';
import type { MonthContext } from './month-context.ts';
import { addTo, type MonthSums } from './month-sums.ts';
import { pairItem } from './pair-item.ts';

const withCredit = new Set(['50', '51', '52', '53', '54', '55', '56']);
const withoutCredit = new Set(['49', '70', '71', '72', '73', '74', '75', '98', '99']);
const loweringCumulativeBase = new Set(['49', '98', '99']);
/** Last three digits of the CFOPs of purchases for resale (SP-094). */
const forResale = new Set(['102', '113', '117', '118', '121', '403', '652']);
/** Rates of the cumulative regime: 0.65 % and 3 %. */
const cumulativeRates = [6_500, 30_000] as const;
/** COD_INC_TRIB. */
const cumulative = '2';
const both = '3';
/** First month in which purchase credits may not contain ICMS (Lei 14.592/2023). */
const creditWithoutIcms = '2023-05-31';

/** Sums returns of goods and purchase credits (SP-057, SP-059, SP-094). `incidence` is COD_INC_TRIB. */
export function judgeEntries(
  { parent, lines }: LineGroup,
  incidence: string,
  context: MonthContext,
  sums: MonthSums,
): void {
  const shares = parent.accessories === 0 ? [] : shareByValue(parent.accessories, lines);
  for (const [at, line] of lines.entries()) {
    const { value, discount, cfop, pis } = line;
    if (loweringCumulativeBase.has(pis.cst) && isSaleReturn(cfop)) sums.cumulativeReturns += value - discount;
    if (incidence !== cumulative) addReversedCredit(line, context, sums);
    if (line.record !== 'C170') continue;
    const { item, unit, icmsSt, quantity } = line;
    sums.purchases.add({ item, unit, cfop, icmsSt, quantity, day: parent.last || parent.first || context.lastDay });
    judgeEntry(line, shares[at] ?? 0, incidence, context, sums);
  }
}

function isSaleReturn(cfop: string): boolean {
  return cfopClass(cfop).class === 'SALE_RETURN';
}

function judgeEntry(
  line: RevenueLine,
  accessories: number,
  incidence: string,
  context: MonthContext,
  sums: MonthSums,
): void {
  const note = line.parent.key ? context.notes.find(line.parent.key) : undefined;
  const item = note && !note.isCancelled ? pairItem(line, note) : undefined;
  const icms = item?.icms ?? line.icms ?? 0;
  if (icms <= 0 || isMonoEntry(line, context)) return;
  const hasCredit = withCredit.has(line.pis.cst) && line.pis.base > 0;
  const judged = () => (item ? judgeByItem(line, item) : judgeByFile([line], icms, { accessories }));
  if (!isSaleReturn(line.cfop)) {
    if (hasCredit && context.lastDay >= creditWithoutIcms && judged().answer === 'A_EXCLUIR') {
      addTo(sums.creditIcms.pis, line.pis.rate, icms);
      addTo(sums.creditIcms.cofins, line.cofins.rate, icms);
    }
  } else if (hasCredit) {
    const { answer, origin } = judged();
    if (answer !== 'JA_EXCLUIDO') {
      sums.of(line).returned += icms;
      sums.addReturnedCredit(line, icms);
      context.report?.({ credit: 'ICMS', lines: [line], amount: icms, answer: 'DEVOLUCAO', origin });
    }
  } else if (withoutCredit.has(line.pis.cst) || line.pis.base === 0) {
    if (incidence === cumulative) {
      sums.ofRates(...cumulativeRates).returned += icms;
      context.report?.({ credit: 'ICMS', lines: [line], amount: icms, answer: 'DEVOLUCAO', origin: judged().origin });
    }
    if (incidence === both) sums.pendencies.add('DEVOLUCAO_SEM_BASE', icms, 1);
  }
}

/** Returns true for goods whose sale counts as monofásico: not when those of the month are rejected (SP-123). */
function isMonoEntry(line: RevenueLine, context: MonthContext): boolean {
  if (context.hasNoMono) return false;
  const verdict = monoVerdictOfEntry(line, documentDay(line.parent) || context.lastDay);
  const isMono = verdict === 'mono' || (verdict === 'cold' && context.isRetailer);
  return isMono && !context.rejects?.('MONO', line);
}

/** Credits on monofásico goods for resale, and on their returns, must be undone (Tema 1093). */
function addReversedCredit(line: RevenueLine, context: MonthContext, sums: MonthSums): void {
  if (!isMonoEntry(line, context)) return;
  if (!forResale.has(line.cfop.slice(1)) && !isSaleReturn(line.cfop)) return;
  for (const name of ['pis', 'cofins'] as const) {
    const { cst, base, rate } = line[name];
    if (withCredit.has(cst) && base > 0) addTo(sums.reversedBases[name], rate, base);
  }
}
