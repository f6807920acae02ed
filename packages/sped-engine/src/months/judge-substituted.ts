import { leastIcms } from '../lines/answer.ts';
import { documentDay, type RevenueLine } from '../lines/revenue-line.ts';
import type { FoundItem } from '../notes/item-index.ts';
import type { NoteItem } from '../notes/note-item.ts';
import { decidedAnswer, doubtsOnBase } from './apply-judgement.ts';
import { type JudgedLines, judgeByFile, judgeByItem, judgeByNotes } from './judged-lines.ts';
import { isBeforeModulation, type MonthContext } from './month-context.ts';
import type { MonthSums } from './month-sums.ts';
import { estimateSt } from './purchased-st.ts';

/**
 * Adds the ICMS-ST of a resale after substitution, when it is still in the base (SP-085 to SP-088). `found` are the items
 * of notes under substitution; `items` are all items behind a line that sums several.
 */
export function judgeSubstituted(
  line: RevenueLine,
  found: readonly FoundItem[],
  { items, accessories = 0 }: { items?: readonly NoteItem[]; accessories?: number },
  context: MonthContext,
  sums: MonthSums,
): void {
  const st = bookedSt(line, found, context);
  if (st === undefined) {
    sums.waitingForSt.push(line);
    return;
  }
  addSubstituted(judgeSt(line, found, items, st, accessories), context, sums);
}

function addSubstituted(
  { lines, icms: st, answer: judged, origin }: JudgedLines,
  context: MonthContext,
  sums: MonthSums,
) {
  const { pendencies } = sums;
  const [line] = lines;
  if (!line) return;
  const isEarly = st > leastIcms && isBeforeModulation(documentDay(line.parent), context);
  const isDoubtful = isEarly && !context.accepted?.has('ANTES_DA_MODULACAO');
  const decided = decidedAnswer(judged, context, 'ST_');
  const answer = isDoubtful ? 'ANTES_DA_MODULACAO' : decided;
  if (answer !== 'JA_EXCLUIDO' && context.rejects?.('ST', line)) {
    context.report?.({ credit: 'ST', lines, amount: st, answer, origin, isRejected: true });
    pendencies.add('ST_REJEITADO', st, 1);
    return;
  }
  if (isEarly && decided === 'A_EXCLUIR')
    sums.addChoice('ANTES_DA_MODULACAO', line, 'substituted', isDoubtful ? st : -st);
  if (!isDoubtful && doubtsOnBase.has(judged))
    sums.addChoice(`ST_${judged}`, line, 'substituted', answer === 'A_EXCLUIR' ? -st : st);
  context.report?.({ credit: 'ST', lines, amount: st, answer, origin });
  if (answer === 'A_EXCLUIR') {
    sums.of(line).substituted += st;
    pendencies.add('ST_FONTE', st, 1);
  } else if (answer === 'ANTES_DA_MODULACAO') pendencies.add(answer, st, 1);
  else if (answer !== 'JA_EXCLUIDO') pendencies.add(`ST_${answer}`, st, 1);
}

/** Amounts that notes print, else those of C185; undefined without any. Cents. */
function bookedSt({ parent, itemNumber }: RevenueLine, found: readonly FoundItem[], { icms }: MonthContext) {
  if (found.length === 0) return icms.findSubstituted(parent.key, itemNumber);
  const amounts = found.flatMap(({ note, item }) => {
    const st = item.substituted ?? icms.findSubstituted(note.key, item.number);
    return st === undefined ? [] : [st];
  });
  return amounts.length > 0 ? amounts.reduce((sum, st) => sum + st, 0) : undefined;
}

function judgeSt(
  line: RevenueLine,
  found: readonly FoundItem[],
  items: readonly NoteItem[] | undefined,
  st: number,
  accessories: number,
): JudgedLines {
  if (items) return judgeByNotes([line], items, st) ?? { lines: [line], icms: st, answer: 'CONSOLIDADO_NAO_FECHA' };
  const [one] = found;
  return one ? judgeByItem(line, one.item, st) : judgeByFile([line], st, { accessories, source: 'EFD_ICMS_IPI' });
}

/** Estimates the ICMS-ST of the waiting lines by the purchases of the upload: always a doubt (SP-086). */
export function estimateSubstituted(context: MonthContext, sums: MonthSums): void {
  for (const line of sums.waitingForSt) {
    const st = estimate(line, context, sums);
    if (st === undefined) sums.pendencies.add('ST_SEM_VALOR', null, 1);
    else if (context.accepted?.has('ST_ESTIMADO')) {
      const judged = judgeByFile([line], st, { source: 'COMPRAS' });
      if (judged.answer === 'A_EXCLUIR' && !context.rejects?.('ST', line))
        sums.addChoice('ST_ESTIMADO', line, 'substituted', -st);
      addSubstituted(judged, context, sums);
    } else {
      const isRejected = context.rejects?.('ST', line) === true;
      const { answer, origin } = judgeByFile([line], st, { source: 'COMPRAS' });
      if (answer === 'A_EXCLUIR' && !isRejected) sums.addChoice('ST_ESTIMADO', line, 'substituted', st);
      context.report?.({ credit: 'ST', lines: [line], amount: st, answer: 'ST_ESTIMADO', origin, isRejected });
      sums.pendencies.add(isRejected ? 'ST_REJEITADO' : 'ST_ESTIMADO', st, 1);
    }
  }
}

/** The EFD-Contribuições tells it first, then the entries of the EFD ICMS/IPI. */
function estimate(line: RevenueLine, { purchases, icms, lastDay }: MonthContext, sums: MonthSums): number | undefined {
  return estimateSt([purchases, sums.purchases], line, lastDay) ?? estimateSt([icms.purchases], line, lastDay);
}
