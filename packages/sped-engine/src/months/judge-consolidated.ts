import { toleranceOf } from '../lines/answer.ts';
import { isTaxedExit, type LineParent, type RevenueLine } from '../lines/revenue-line.ts';
import { applyJudgement, doubtLines } from './apply-judgement.ts';
import { BookedIcms } from './booked-icms.ts';
import { otherIcmsOf } from './judge-items.ts';
import { judgeSubstituted } from './judge-substituted.ts';
import { type JudgedLines, judgeByFile, judgeByNotes, partOf, shareByGross, sumOf } from './judged-lines.ts';
import type { MonthContext } from './month-context.ts';
import type { MonthSums } from './month-sums.ts';
import type { OpenLine } from './open-line.ts';

/** Parents with a discount of the document (SP-052). */
const withKnownDiscount = new Set(['C100', 'C800']);

/** Judges open lines that are no C170; returns those to be judged with the whole month (SP-041 to SP-044). */
export function judgeConsolidated(
  open: readonly OpenLine[],
  all: readonly RevenueLine[],
  context: MonthContext,
  sums: MonthSums,
): RevenueLine[] {
  const [first] = all;
  if (!first) return [];
  const { parent } = first;
  const note = parent.key ? context.notes.find(parent.key) : undefined;
  if (note?.isCancelled) {
    const icms = sharesOfDocument(all, parent);
    for (const { line } of open) doubtLines('CANCELADA_NA_SEFAZ', icms?.get(line) ?? 0, [line], context, sums);
    return [];
  }
  const withoutNotes = open.flatMap((one) => (judgedByNotes(one, all, context, sums) ? [] : [one.line]));
  if (withoutNotes.length === 0) return [];
  const shares = sharesOfDocument(all, parent);
  if (shares) {
    const icms = sumOf(withoutNotes, (line) => shares.get(line) ?? 0);
    applyJudgement(judgeByFile(withoutNotes, icms, { knownDiscount: knownDiscount(all, parent) }), context, sums);
    return [];
  }
  if (!parent.key) return withoutNotes;
  judgeByIcmsFile(withoutNotes, all, parent, context, sums);
  return [];
}

/**
 * Judges lines without a document by what the EFD ICMS/IPI books for their equipment, day or month and CFOP, when all
 * lines of it count (SP-043).
 */
export function judgeMonthLines(
  open: readonly RevenueLine[],
  booked: BookedIcms,
  context: MonthContext,
  sums: MonthSums,
): void {
  const groups = Map.groupBy(open, ({ parent, cfop }) => BookedIcms.nameOf(parent, cfop));
  for (const [name, lines] of groups) {
    if (judgedByFreight(name, lines, booked, context, sums)) continue;
    const { icms, isTaxedOnly, isOfMonth } = booked.find(name, lines, context);
    if (icms === undefined) doubtLines('SEM_ICMS', 0, lines, context, sums);
    else if (isTaxedOnly) applyJudgement(judgeByFile(lines, icms, { source: 'EFD_ICMS_IPI' }), context, sums);
    else if (isOfMonth) applyJudgement({ lines, icms, answer: 'ICMS_NAO_ATRIBUIVEL' }, context, sums);
    else doubtLines('SEM_ICMS', 0, lines, context, sums);
  }
}

/**
 * Judges freight by the CT-e of its day and CFOP, when all lines of it count (SP-040, SP-046); they must add up to its
 * lines (SP-041).
 */
function judgedByFreight(
  name: string,
  lines: readonly RevenueLine[],
  booked: BookedIcms,
  context: MonthContext,
  sums: MonthSums,
): boolean {
  const freight = lines[0]?.parent.record === 'D200' ? context.notes.freight.find(name) : undefined;
  const covered = booked.coveredBy(name);
  if (!freight || !covered.isTaxedOnly) return false;
  const value = sumOf(lines, (line) => line.value);
  const icms = partOf(freight.icms, value, covered.value);
  const isClosed = Math.abs(freight.value - covered.value) <= toleranceOf(freight.keys.length);
  const judged = isClosed
    ? judgeByFile(lines, icms, { source: 'XML' })
    : { lines, icms, answer: 'CONSOLIDADO_NAO_FECHA' as const };
  const origin = { source: 'XML', accessories: 0, notes: freight.keys } as const;
  applyJudgement({ ...judged, ...(context.report && { origin }) }, context, sums);
  return true;
}

function judgedByNotes(
  { line, found }: OpenLine,
  all: readonly RevenueLine[],
  context: MonthContext,
  sums: MonthSums,
): boolean {
  if (found.length === 0) return false;
  const items = found.map(({ item }) => item);
  const icms = isCounterpart(line, all) ? 0 : sumOf(items, (item) => item.icms);
  const substituted = found.filter(({ item }) => item.isSubstituted);
  if (substituted.length > 0) judgeSubstituted(line, substituted, { items }, context, sums);
  const judged = judgeByNotes([line], items, icms) ?? { lines: [line], icms, answer: 'CONSOLIDADO_NAO_FECHA' as const };
  applyJudgement(withNotes(judged, found, context), context, sums, otherIcmsOf(items));
  return true;
}

/** Names the notes behind a line without an access key of its own, when a caller asks for the lines (SP-122). */
function withNotes(judged: JudgedLines, found: OpenLine['found'], { report }: MonthContext): JudgedLines {
  const [first] = judged.lines;
  if (!report || first?.parent.key) return judged;
  const notes = [...new Set(found.map(({ note }) => note.key))];
  return { ...judged, origin: { source: 'XML', accessories: judged.origin?.accessories ?? 0, notes } };
}

/** A record of COFINS without a partner, beside one of PIS: the ICMS of both is the same (SP-022). */
function isCounterpart({ missing, cfop }: RevenueLine, all: readonly RevenueLine[]): boolean {
  return missing === 'pis' && all.some((other) => other.missing === 'cofins' && other.cfop === cfop);
}

/** ICMS of the document by line, when every line counts and has one rate (SP-042). */
function sharesOfDocument(all: readonly RevenueLine[], { icms }: LineParent): Map<RevenueLine, number> | undefined {
  const rates = new Set(all.map(({ pis, cofins }) => `${pis.rate} ${cofins.rate}`));
  if (!icms || rates.size !== 1 || !all.every(isTaxedExit)) return undefined;
  return new Map(shareByGross(icms, all).flatMap((share, at) => (all[at] ? [[all[at], share]] : [])));
}

/** ICMS of the EFD ICMS/IPI by document and CFOP, only when all lines of the CFOP count (SP-043). */
function judgeByIcmsFile(
  lines: readonly RevenueLine[],
  all: readonly RevenueLine[],
  parent: LineParent,
  context: MonthContext,
  sums: MonthSums,
): void {
  for (const [cfop, group] of Map.groupBy(lines, (line) => line.cfop)) {
    const sameCfop = all.filter((line) => line.cfop === cfop);
    const whole = context.icms.find(`${parent.key} ${cfop}`);
    if (whole !== undefined && sameCfop.every(isTaxedExit)) {
      const shares = shareByGross(whole, sameCfop);
      const icms = sumOf(sameCfop, (line) => (group.includes(line) ? (shares[sameCfop.indexOf(line)] ?? 0) : 0));
      const known = { knownDiscount: knownDiscount(all, parent), source: 'EFD_ICMS_IPI' } as const;
      applyJudgement(judgeByFile(group, icms, known), context, sums);
    } else doubtLines('SEM_ICMS', 0, group, context, sums);
  }
}

function knownDiscount(all: readonly RevenueLine[], { record, discount }: LineParent): number | undefined {
  return all.length === 1 && withKnownDiscount.has(record) ? discount : undefined;
}
