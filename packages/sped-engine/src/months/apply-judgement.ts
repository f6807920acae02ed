import type { RevenueLine } from '../lines/revenue-line.ts';
import { type JudgedLines, shareByValue } from './judged-lines.ts';
import { isBeforeModulation, type MonthContext } from './month-context.ts';
import type { MonthSums } from './month-sums.ts';
import type { PendencyCode } from './pendencies.ts';

/** Adds judged lines to the month: to exclude, already excluded, or in doubt (SP-036, SP-050). */
export function applyJudgement(judged: JudgedLines, context: MonthContext, sums: MonthSums): void {
  const { lines, icms } = judged;
  const [first] = lines;
  if (!first) return;
  if (isBeforeModulation(first.parent.first, context)) {
    doubtLines('ANTES_DA_MODULACAO', icms, lines, context, sums);
    return;
  }
  const answer = decidedAnswer(judged.answer, context);
  if (answer === 'A_EXCLUIR' || answer === 'JA_EXCLUIDO') {
    context.report?.({ credit: 'ICMS', lines, amount: icms, answer });
    sums.highlighted += icms;
    for (const [at, share] of shareByValue(icms, lines).entries()) {
      const line = lines[at];
      if (line) sums.of(line)[answer === 'A_EXCLUIR' ? 'toExclude' : 'excluded'] += share;
    }
  } else doubtLines(answer, icms, lines, context, sums);
}

/** A doubt that an analyst decided to count is tax that is still in the base (SP-123). */
function decidedAnswer(answer: JudgedLines['answer'], { accepted }: MonthContext): JudgedLines['answer'] {
  return accepted?.has(answer) ? 'A_EXCLUIR' : answer;
}

/** Adds the ICMS of lines to the doubts of the month. */
export function doubtLines(
  code: PendencyCode,
  icms: number,
  lines: readonly RevenueLine[],
  { report }: MonthContext,
  sums: MonthSums,
): void {
  report?.({ credit: 'ICMS', lines, amount: icms, answer: code });
  sums.doubt(code, icms, lines.length);
}
