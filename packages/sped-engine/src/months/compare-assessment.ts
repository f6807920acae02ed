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
    const own = sums.taxedBases[contribution].get(rate) ?? { cents: 0, lines: 0 };
    const others = otherBases[contribution].filter((other) => other.rate === rate);
    const cents = others.reduce((sum, { base }) => sum + base, own.cents);
    const declared = group.reduce((sum, one) => sum + one.declaredBase, 0);
    const tolerance = 5 + own.lines + others.length;
    const isCumulative = group.some(isCumulativeRate);
    const differences = [cents - declared, ...(isCumulative ? [cents - sums.cumulativeReturns - declared] : [])];
    const least = Math.min(...differences.map(Math.abs));
    if (least > tolerance) sums.pendencies.add('APURACAO_NAO_FECHA', least, null);
  }
}

function isCumulativeRate({ code }: AssessedRate): boolean {
  return cumulativeCodes.has(code);
}
