import type { AssessedRate, Assessment } from '../contributions/assessment.ts';
import type { MonthFacts } from '../contributions/month-facts.ts';
import type { MonthSums } from './month-sums.ts';

const cumulativeCodes = new Set(['51', '52']);
const compared = new Set(['01', '02', '51', '52']);

/** Compares the bases of all taxed lines with those of block M, rate by rate (SP-064). */
export function compareAssessment(
  contribution: 'pis' | 'cofins',
  { rates }: Assessment,
  { otherBases }: MonthFacts,
  sums: MonthSums,
): void {
  for (const [rate, group] of Map.groupBy(rates, (one) => one.rate)) {
    if (!group.some(({ code }) => compared.has(code))) continue;
    const { cents, lines } = linesOf(contribution, rate, otherBases[contribution], sums);
    const declared = group.reduce((sum, one) => sum + one.declaredBase, 0);
    const tolerance = 5 + lines;
    const isCumulative = group.some(isCumulativeRate);
    const differences = [cents - declared, ...(isCumulative ? [cents - sums.cumulativeReturns - declared] : [])];
    const least = Math.min(...differences.map(Math.abs));
    if (least > tolerance) sums.pendencies.add('APURACAO_NAO_FECHA', least, null);
  }
}

function isCumulativeRate({ code }: AssessedRate): boolean {
  return cumulativeCodes.has(code);
}

function linesOf(
  contribution: 'pis' | 'cofins',
  rate: number,
  others: MonthFacts['otherBases']['pis'],
  sums: MonthSums,
) {
  let cents = 0;
  let lines = 0;
  for (const one of sums.rates.values()) {
    if (one.isSubstitution || (contribution === 'pis' ? one.pisRate : one.cofinsRate) !== rate) continue;
    cents += contribution === 'pis' ? one.pisBase : one.cofinsBase;
    lines += one.lines;
  }
  for (const other of others) {
    if (other.rate !== rate) continue;
    cents += other.base;
    lines++;
  }
  return { cents, lines };
}
