import { isTaxedExit, type LineParent, type RevenueLine } from '../lines/revenue-line.ts';
import type { NoteItem } from '../notes/note-item.ts';
import { applyJudgement, doubtLines } from './apply-judgement.ts';
import type { OpenLine } from './judge-exits.ts';
import { judgeSubstituted } from './judge-substituted.ts';
import { judgeByFile, judgeByItem, shareByValue } from './judged-lines.ts';
import type { MonthContext } from './month-context.ts';
import type { MonthSums } from './month-sums.ts';

/** ICMS CSTs without ICMS of the seller; the first digit, the origin, is left out. */
const withoutIcms = new Set(['40', '41', '50', '60', '61']);
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
  const accessories = new Map(shareByValue(parent.accessories, all).map((share, at) => [all[at], share]));
  const unresolved: RevenueLine[] = [];
  for (const { line, item } of open) {
    if (note?.isCancelled) {
      doubtLines('CANCELADA_NA_SEFAZ', line.icms ?? 0, [line], context, sums);
      continue;
    }
    if (isSubstituted(line, item)) judgeSubstituted(line, item, accessories.get(line) ?? 0, context, sums);
    if (item) {
      addOtherIcms(item, sums);
      compareIcms(line, item, sums);
      applyJudgement(judgeByItem(line, item), context, sums);
    } else if (line.icms) {
      applyJudgement(judgeByFile([line], line.icms, { accessories: accessories.get(line) ?? 0 }), context, sums);
    } else if (!withoutIcms.has(line.icmsCst.slice(-2))) unresolved.push(line);
  }
  judgeByIcmsFile(unresolved, all, parent, context, sums);
}

function isSubstituted(line: RevenueLine, item: NoteItem | undefined): boolean {
  return (item?.icmsCst ?? line.icmsCst).slice(-2) === '60';
}

/** FCP and DIFAL are choices of the analyst, apart from the ICMS (SP-045). */
export function addOtherIcms({ fcp, difal, difalFcp }: NoteItem, sums: MonthSums): void {
  if (fcp + difalFcp > 0) sums.pendencies.add('FCP', fcp + difalFcp, 1);
  if (difal > 0) sums.pendencies.add('DIFAL', difal, 1);
}

function compareIcms({ icms }: RevenueLine, item: NoteItem, sums: MonthSums): void {
  const difference = Math.abs((icms ?? 0) - item.icms);
  if (icms && difference > sameIcms) sums.pendencies.add('ICMS_DIVERGE', difference, 1);
}

/** C190 of the EFD ICMS/IPI by key and CFOP, only when all lines of the CFOP count (SP-043). */
function judgeByIcmsFile(
  lines: readonly RevenueLine[],
  all: readonly RevenueLine[],
  { key }: LineParent,
  context: MonthContext,
  sums: MonthSums,
): void {
  for (const [cfop, group] of Map.groupBy(lines, (line) => line.cfop)) {
    const icms = key ? context.icms.find(`${key} ${cfop}`) : undefined;
    const sameCfop = all.filter((line) => line.cfop === cfop);
    if (icms !== undefined && sameCfop.length === group.length && sameCfop.every(isTaxedExit)) {
      applyJudgement(judgeByFile(group, icms), context, sums);
    } else doubtLines('SEM_ICMS', 0, group, context, sums);
  }
}
