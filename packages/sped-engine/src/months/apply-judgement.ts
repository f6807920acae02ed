import { type JudgedLines, shareByValue } from './judged-lines.ts';
import { isBeforeModulation, type MonthContext } from './month-context.ts';
import type { MonthSums } from './month-sums.ts';

/** Adds judged lines to the month: to exclude, already excluded, or in doubt (SP-036, SP-050). */
export function applyJudgement(judged: JudgedLines, context: MonthContext, sums: MonthSums): void {
  const { lines, icms, answer } = judged;
  const [first] = lines;
  if (!first) return;
  if (isBeforeModulation(first.parent.first, context)) {
    sums.doubt('ANTES_DA_MODULACAO', icms, lines.length);
  } else if (answer === 'A_EXCLUIR' || answer === 'JA_EXCLUIDO') {
    sums.highlighted += icms;
    for (const [at, share] of shareByValue(icms, lines).entries()) {
      const line = lines[at];
      if (line) sums.of(line)[answer === 'A_EXCLUIR' ? 'toExclude' : 'excluded'] += share;
    }
  } else sums.doubt(answer, icms, lines.length);
}
