import { leastIcms } from '../lines/answer.ts';
import { documentDay, type RevenueLine } from '../lines/revenue-line.ts';
import { type JudgedLines, type Origin, shareByValue } from './judged-lines.ts';
import { isBeforeModulation, type MonthContext } from './month-context.ts';
import type { MonthSums } from './month-sums.ts';
import type { PendencyCode } from './pendency-texts.ts';

/** FCP and DIFAL of lines, which only an analyst adds to the exclusion. Cents. */
export interface OtherIcms {
  FCP: number;
  DIFAL: number;
}

export const noOtherIcms: OtherIcms = { FCP: 0, DIFAL: 0 };

/** Adds judged lines to the month: to exclude, already excluded, or in doubt (SP-036, SP-050). */
export function applyJudgement(
  judged: JudgedLines,
  context: MonthContext,
  sums: MonthSums,
  other: OtherIcms = noOtherIcms,
): void {
  const { lines, icms, origin } = judged;
  const [first] = lines;
  if (!first) return;
  const isEarly = icms > leastIcms && isBeforeModulation(documentDay(first.parent), context);
  const isDoubtful = isEarly && !context.accepted?.has('ANTES_DA_MODULACAO');
  const decided = decidedAnswer(judged.answer, context);
  const answer = isDoubtful ? 'ANTES_DA_MODULACAO' : decided;
  if (answer !== 'JA_EXCLUIDO' && context.rejects?.('ICMS', first)) {
    rejectJudgement({ ...judged, answer }, context, sums, other);
    return;
  }
  const whole = icms + acceptedOther(other, context);
  if (isEarly && decided === 'A_EXCLUIR') addChoice('ANTES_DA_MODULACAO', isDoubtful ? whole : -whole, lines, sums);
  if (!isDoubtful && doubtsOnBase.has(judged.answer))
    addChoice(judged.answer, answer === 'A_EXCLUIR' ? -whole : whole, lines, sums);
  addOtherIcms(other, lines, answer, context, sums);
  if (answer !== 'A_EXCLUIR' && answer !== 'JA_EXCLUIDO') {
    doubtLines(answer, icms, lines, context, sums, origin);
    return;
  }
  context.report?.({ credit: 'ICMS', lines, amount: icms, answer, origin });
  addIcms(answer === 'A_EXCLUIR' ? 'toExclude' : 'excluded', icms, lines, sums);
}

/** The ICMS of a rejected document is decided by nothing but the analyst: it is in doubt, not to exclude (SP-123). */
function rejectJudgement(
  { lines, icms, answer, origin }: JudgedLines,
  { report, accepted }: MonthContext,
  sums: MonthSums,
  other: OtherIcms,
): void {
  report?.({ credit: 'ICMS', lines, amount: icms, answer, origin, isRejected: true });
  sums.doubt('REJEITADO', icms, lines.length);
  if (answer !== 'A_EXCLUIR') return;
  for (const code of ['FCP', 'DIFAL'] as const) {
    if (other[code] === 0 || !accepted?.has(code)) continue;
    report?.({ credit: 'ICMS', lines, amount: other[code], answer: `${code}_A_EXCLUIR`, isRejected: true });
  }
}

/** Doubts that an analyst may decide without a document. */
export const doubtsOnBase: ReadonlySet<string> = new Set([
  ...['BASE_AMBIGUA', 'BASE_DIVERGENTE', 'DESCONTO_INDEFINIDO', 'PIS_COFINS_DIVERGEM'],
]);

function addChoice(code: string, icms: number, lines: readonly RevenueLine[], sums: MonthSums): void {
  for (const [at, share] of shareByValue(Math.abs(icms), lines).entries()) {
    const line = lines[at];
    if (line) sums.addChoice(code, line, 'toExclude', icms < 0 ? -share : share);
  }
}

/** FCP and DIFAL that count with the ICMS of their lines. */
function acceptedOther(other: OtherIcms, { accepted }: MonthContext): number {
  if (!accepted || other === noOtherIcms) return 0;
  return (['FCP', 'DIFAL'] as const).reduce((sum, code) => sum + (accepted.has(code) ? other[code] : 0), 0);
}

function addIcms(part: 'toExclude' | 'excluded', icms: number, lines: readonly RevenueLine[], sums: MonthSums): void {
  sums.highlighted += icms;
  const [only] = lines;
  if (only && lines.length === 1) {
    addShare(part, icms, only, sums);
    return;
  }
  for (const [at, share] of shareByValue(icms, lines).entries()) {
    const line = lines[at];
    if (line) addShare(part, share, line, sums);
  }
}

function addShare(part: 'toExclude' | 'excluded', share: number, line: RevenueLine, sums: MonthSums): void {
  const rate = sums.of(line);
  rate[part] += share;
  if (share > leastIcms) rate.judged++;
}

/** FCP and DIFAL count only by choice, and only on lines whose ICMS is certain (SP-045). */
function addOtherIcms(
  other: OtherIcms,
  lines: readonly RevenueLine[],
  answer: JudgedLines['answer'],
  context: MonthContext,
  sums: MonthSums,
): void {
  if (other === noOtherIcms) return;
  for (const code of ['FCP', 'DIFAL'] as const) {
    const cents = other[code];
    if (cents === 0) continue;
    const isCertain = answer === 'A_EXCLUIR' || answer === 'JA_EXCLUIDO';
    if (isCertain) addChoice(code, context.accepted?.has(code) ? -cents : cents, lines, sums);
    if (context.accepted?.has(code) && isCertain) {
      context.report?.({ credit: 'ICMS', lines, amount: cents, answer: `${code}_A_EXCLUIR` });
      addIcms('toExclude', cents, lines, sums);
    } else {
      context.report?.({ credit: 'ICMS', lines, amount: cents, answer: code });
      sums.pendencies.add(code, cents, 1);
    }
  }
}

/** A doubt that an analyst decided to count is tax that is still in the base (SP-123). */
export function decidedAnswer(
  answer: JudgedLines['answer'],
  { accepted }: MonthContext,
  prefix = '',
): JudgedLines['answer'] {
  return accepted?.has(`${prefix}${answer}`) ? 'A_EXCLUIR' : answer;
}

/** Adds the ICMS of lines to the doubts of the month. */
export function doubtLines(
  code: PendencyCode,
  icms: number,
  lines: readonly RevenueLine[],
  { report, rejects }: MonthContext,
  sums: MonthSums,
  origin?: Origin,
): void {
  const [first] = lines;
  const isRejected = first !== undefined && rejects?.('ICMS', first) === true;
  report?.({ credit: 'ICMS', lines, amount: icms, answer: code, origin, isRejected });
  sums.doubt(isRejected ? 'REJEITADO' : code, icms, lines.length);
}

/** Lists ICMS that is in no part of the month, as a pendency only (SP-031, SP-032). */
export function listLine(
  code: PendencyCode,
  icms: number,
  line: RevenueLine,
  { report, rejects }: MonthContext,
  sums: MonthSums,
): void {
  const isRejected = rejects?.('ICMS', line) === true;
  report?.({ credit: 'ICMS', lines: [line], amount: icms, answer: code, isRejected });
  sums.pendencies.add(isRejected ? 'REJEITADO' : code, icms, 1);
}
