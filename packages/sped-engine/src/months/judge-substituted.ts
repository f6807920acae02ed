import type { RevenueLine } from '../lines/revenue-line.ts';
import type { NoteItem } from '../notes/note-item.ts';
import { type JudgedLines, judgeByFile, judgeByItem } from './judged-lines.ts';
import { isBeforeModulation, type MonthContext } from './month-context.ts';
import type { MonthSums } from './month-sums.ts';

/** Adds the ICMS-ST of a resale after substitution, when it is still in the base (SP-085 to SP-088). */
export function judgeSubstituted(
  line: RevenueLine,
  item: NoteItem | undefined,
  accessories: number,
  context: MonthContext,
  sums: MonthSums,
): void {
  const { pendencies } = sums;
  const booked = item?.substituted ?? context.icms.findSubstituted(line.parent.key, line.itemNumber);
  if (booked === undefined) {
    sums.waitingForSt.push(line);
    return;
  }
  if (isBeforeModulation(line.parent.first, context)) {
    pendencies.add('ANTES_DA_MODULACAO', booked, 1);
    return;
  }
  const judged: JudgedLines = item ? judgeByItem(line, item, booked) : judgeByFile([line], booked, { accessories });
  context.report?.({ credit: 'ST', lines: [line], amount: booked, answer: judged.answer });
  if (judged.answer === 'A_EXCLUIR') {
    sums.of(line).substituted += booked;
    pendencies.add('ST_FONTE', booked, 1);
  } else if (judged.answer !== 'JA_EXCLUIDO') pendencies.add(`ST_${judged.answer}`, booked, 1);
}

/** Estimates the ICMS-ST of the waiting lines by the purchases of the upload: always a doubt (SP-086). */
export function estimateSubstituted({ purchases }: MonthContext, { waitingForSt, pendencies }: MonthSums): void {
  for (const line of waitingForSt) {
    const st = purchases.estimate(line);
    if (st === undefined) pendencies.add('ST_SEM_VALOR', null, 1);
    else pendencies.add('ST_ESTIMADO', st, 1);
  }
}
