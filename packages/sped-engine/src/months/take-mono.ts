import { type MonoVerdict, monoCst, monoVerdict } from '../lines/mono-verdict.ts';
import { documentDay, type RevenueLine } from '../lines/revenue-line.ts';
import type { FoundItem } from '../notes/item-index.ts';
import type { NoteItem } from '../notes/note-item.ts';
import { judgeByNotes, partOf, sumOf } from './judged-lines.ts';
import type { MonthContext } from './month-context.ts';
import { addTo, type MonthSums } from './month-sums.ts';
import type { OpenLine } from './open-line.ts';

/** Records without an item, which notes may tell (SP-090). */
const byNotesOnly = new Set(['C175', 'F550']);

/** Takes monofásico goods out of a line, whose base falls to 0 (SP-091); returns what is left for credits 1 and 2. */
export function takeMono(open: OpenLine, context: MonthContext, sums: MonthSums): OpenLine | undefined {
  const { line, found } = open;
  if (byNotesOnly.has(line.record)) return splitMono(open, context, sums);
  const day = documentDay(line.parent) || context.lastDay;
  const item = found[0]?.item;
  return settle(monoVerdict(line, item, day), line, { item, day }, context, sums) ? undefined : open;
}

/** Adds a line with a verdict to the month; returns true when it is monofásico. */
function settle(
  verdict: MonoVerdict,
  line: RevenueLine,
  { item, day }: { item: NoteItem | undefined; day: string },
  context: MonthContext,
  sums: MonthSums,
): boolean {
  if (verdict === 'no') return false;
  if (verdict === 'cold') sums.hasColdDrinks = true;
  const isMono = verdict === 'mono' || (verdict === 'cold' && context.isRetailer);
  const doubt = verdict === 'cold' || verdict === 'mono' ? 'ATACADISTA_BEBIDAS' : verdict;
  if (context.rejects?.('MONO', line)) {
    const answer = isMono ? 'A_EXCLUIR' : doubt;
    context.report?.({ credit: 'MONO', lines: [line], amount: line.pis.base, answer, isRejected: true });
    sums.pendencies.add('MONO_REJEITADO', line.pis.base, 1);
    if (isMono) sums.rejectedMono++;
    return false;
  }
  if (isMono) {
    const rate = sums.of(line);
    rate.monoPis += line.pis.base;
    rate.monoCofins += line.cofins.base;
    sums.monoBase += line.pis.base;
    if (context.report) {
      const rightCst = monoCst(line, item, day);
      addTo(sums.monoRevenue, rightCst, line.value - line.discount);
      context.report({ credit: 'MONO', lines: [line], amount: line.pis.base, answer: 'A_EXCLUIR', rightCst });
    }
    return true;
  }
  context.report?.({ credit: 'MONO', lines: [line], amount: line.pis.base, answer: doubt });
  sums.pendencies.add(doubt, line.pis.base, 1);
  return false;
}

/**
 * Splits a line by the verdicts on the items behind it, when their notes add up to it. The base is divided by the net
 * value of the items, without their ICMS where it was excluded already.
 */
function splitMono(open: OpenLine, context: MonthContext, sums: MonthSums): OpenLine | undefined {
  const { line, found } = open;
  const items = found.map(({ item }) => item);
  const judged = items.length > 0 ? judgeByNotes([line], items) : undefined;
  if (!judged) return open;
  const groups = Map.groupBy(found, ({ item, note }) => monoVerdict(line, item, note.day || context.lastDay));
  if (groups.size === 1 && groups.has('no')) return open;
  const isOut = judged.answer === 'JA_EXCLUIDO';
  const weigh = (list: readonly FoundItem[]): Weight => ({
    gross: sumOf(list, ({ item }) => item.value),
    discount: sumOf(list, ({ item }) => item.discount),
    net: sumOf(list, ({ item }) => item.value - item.discount - (isOut ? item.icms : 0)),
  });
  const whole = weigh(found);
  let left = line;
  const rest: FoundItem[] = [];
  for (const [verdict, group] of groups) {
    const part = group.length === found.length ? line : lineOf(line, weigh(group), whole);
    const [{ item, note } = { item: undefined, note: undefined }] = group;
    const of = { item, day: note?.day || context.lastDay };
    if (settle(verdict, part, of, context, sums)) left = without(left, part);
    else rest.push(...group);
  }
  return rest.length > 0 ? { line: left, found: rest } : undefined;
}

interface Weight {
  gross: number;
  discount: number;
  net: number;
}

function lineOf(line: RevenueLine, part: Weight, whole: Weight): RevenueLine {
  const net = (cents: number) => partOf(cents, part.net, whole.net);
  return {
    ...line,
    value: partOf(line.value, part.gross, whole.gross),
    discount: partOf(line.discount, part.discount, whole.discount),
    pis: { ...line.pis, base: net(line.pis.base) },
    cofins: { ...line.cofins, base: net(line.cofins.base) },
  };
}

function without(line: RevenueLine, part: RevenueLine): RevenueLine {
  return {
    ...line,
    value: line.value - part.value,
    discount: line.discount - part.discount,
    pis: { ...line.pis, base: line.pis.base - part.pis.base },
    cofins: { ...line.cofins, base: line.cofins.base - part.cofins.base },
  };
}
