import { isTaxedExit, type LineParent, type RevenueLine } from '../lines/revenue-line.ts';
import type { NoteItem } from '../notes/note-item.ts';
import { applyJudgement, doubtLines, type OtherIcms } from './apply-judgement.ts';
import { judgeSubstituted } from './judge-substituted.ts';
import { judgeByFile, judgeByItem, shareByValue, sumOf } from './judged-lines.ts';
import type { MonthContext } from './month-context.ts';
import type { MonthSums } from './month-sums.ts';
import type { OpenLine } from './open-line.ts';

/** ICMS CSTs without ICMS of the seller, or with ICMS per unit; the first digit, the origin, is left out. */
const withoutIcms = new Set(['02', '15', '30', '40', '41', '50', '53', '60', '61']);
/** Difference between note and file that rounding explains, cents. */
const sameIcms = 2;

/** Judges the open C170 lines of one document; `all` are all its lines. */
export function judgeItems(
  open: readonly OpenLine[],
  all: readonly RevenueLine[],
  context: MonthContext,
  sums: MonthSums,
) {
  const [first] = all;
  if (!first) return;
  const { parent } = first;
  const note = parent.key ? context.notes.find(parent.key) : undefined;
  const shares = parent.accessories === 0 ? undefined : shareByValue(parent.accessories, all);
  const accessories = shares && new Map(shares.map((share, at) => [all[at], share]));
  const unresolved: RevenueLine[] = [];
  for (const { line, found } of open) {
    if (note?.isCancelled) {
      doubtLines('CANCELADA_NA_SEFAZ', line.icms ?? 0, [line], context, sums);
      continue;
    }
    const item = found[0]?.item;
    const own = accessories?.get(line) ?? 0;
    if (isSubstituted(line, item)) judgeSubstituted(line, found, { accessories: own }, context, sums);
    if (item) {
      compareIcms(line, item, sums);
      applyJudgement(judgeByItem(line, item), context, sums, otherIcmsOf([item]));
    } else if (line.icms) applyJudgement(judgeByFile([line], line.icms, { accessories: own }), context, sums);
    else if (!withoutIcms.has(line.icmsCst.slice(-2))) unresolved.push(line);
  }
  if (unresolved.length > 0) judgeByIcmsFile(unresolved, all, parent, context, sums);
}

function isSubstituted(line: RevenueLine, item: NoteItem | undefined): boolean {
  return item ? item.isSubstituted : line.icmsCst.slice(-2) === '60';
}

/** FCP and DIFAL are choices of the analyst, apart from the ICMS (SP-045). */
export function otherIcmsOf(items: readonly NoteItem[]): OtherIcms {
  return { FCP: sumOf(items, ({ fcp, difalFcp }) => fcp + difalFcp), DIFAL: sumOf(items, ({ difal }) => difal) };
}

function compareIcms({ icms }: RevenueLine, item: NoteItem, sums: MonthSums): void {
  const difference = Math.abs((icms ?? 0) - item.icms);
  if (icms && difference > sameIcms) sums.pendencies.add('ICMS_DIVERGE', difference, 1);
}

/** C190 of the EFD ICMS/IPI by key and CFOP, less the ICMS of its other lines, only when all of them count (SP-043). */
function judgeByIcmsFile(
  lines: readonly RevenueLine[],
  all: readonly RevenueLine[],
  { key, accessories }: LineParent,
  context: MonthContext,
  sums: MonthSums,
): void {
  for (const [cfop, group] of Map.groupBy(lines, (line) => line.cfop)) {
    const booked = key ? context.icms.find(`${key} ${cfop}`) : undefined;
    const sameCfop = all.filter((line) => line.cfop === cfop);
    if (booked !== undefined && sameCfop.every(isTaxedExit)) {
      const known = sumOf(sameCfop, (line) => (group.includes(line) ? 0 : (line.icms ?? 0)));
      const shares = shareByValue(accessories, all);
      const own = sumOf(group, (line) => shares[all.indexOf(line)] ?? 0);
      const origin = { accessories: own, source: 'EFD_ICMS_IPI' } as const;
      applyJudgement(judgeByFile(group, Math.max(0, booked - known), origin), context, sums);
    } else doubtLines('SEM_ICMS', 0, group, context, sums);
  }
}
