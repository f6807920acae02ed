import type { AssessedRate, Assessment, Contribution } from '../contributions/assessment.ts';
import type { AssessedBucket } from './month-assessment.ts';
import type { MonthSums, RateSums } from './month-sums.ts';
import { roundTax } from './round-tax.ts';

/** COD_CONT of the two regimes in the order in which a rate looks for its record (SP-060). */
const codesInOrder = ['01', '02', '51', '52'];
const nonCumulative = new Set(['01', '02', '03', '04']);
/** COD_CONT of contributions by substitution, for CST 05 lines of credit 3. */
const substitutionCode = '31';
const sameTax = 1;

/** By how much a contribution falls, by credit and regime. Cents. */
export interface Reduction {
  mono: number;
  st: number;
  icms: number;
  nonCumulative: number;
  cumulative: number;
  buckets: AssessedBucket[];
}

/** Whether a rate is of the regime with credits. Without a record of block M, COD_INC_TRIB (`incidence`) decides. */
export function hasCredits(code: string, incidence: string): boolean {
  return code === '' ? incidence !== '2' : nonCumulative.has(code);
}

/** Returns the assessed record of a rate; undefined without one. */
export function findRate({ rates }: Assessment, rate: number, isSubstitution: boolean): AssessedRate | undefined {
  for (const code of isSubstitution ? [substitutionCode] : codesInOrder) {
    const found = rates.find((one) => one.code === code && one.rate === rate);
    if (found) return found;
  }
  return undefined;
}

/** A rate with its base and what leaves it. */
interface Bucket {
  base: number;
  rate: number;
  isNonCumulative: boolean;
  assessed: AssessedRate | undefined;
  mono: number;
  st: number;
  icms: number;
}

/**
 * Computes the fall of a contribution, rate by rate: monofásico goods first, then ICMS-ST, then ICMS, each capped so
 * that the base stays at 0 or above (SP-061). `incidence` is COD_INC_TRIB, for months without block M.
 */
export function reduce(
  contribution: Contribution,
  assessment: Assessment,
  incidence: string,
  sums: MonthSums,
): Reduction {
  const total: Reduction = { mono: 0, st: 0, icms: 0, nonCumulative: 0, cumulative: 0, buckets: [] };
  for (const bucket of bucketsOf(contribution, assessment, incidence, sums)) {
    const { rate, assessed } = bucket;
    const afterMono = bucket.base - Math.min(bucket.mono, bucket.base);
    const afterSt = afterMono - Math.min(bucket.st, afterMono);
    const afterIcms = afterSt - Math.min(bucket.icms, afterSt);
    const tax = [bucket.base, afterMono, afterSt, afterIcms].map((base) => roundTax(base, rate));
    const [whole = 0, mono = 0, st = 0, icms = 0] = tax;
    const lowered = Math.min(Math.max(0, assessed?.reduced ?? 0), st - icms);
    total.mono += whole - mono;
    total.st += mono - st;
    total.icms += st - icms - lowered;
    total[bucket.isNonCumulative ? 'nonCumulative' : 'cumulative'] += whole - icms - lowered;
    total.buckets.push({
      contribuicao: contribution === 'pis' ? 'PIS' : 'COFINS',
      codigo: assessed?.code ?? '',
      aliquota: rate,
      base: bucket.base,
      mono: bucket.base - afterMono,
      st: afterMono - afterSt,
      icms: afterSt - afterIcms,
      antes: whole,
      depois: icms,
    });
  }
  for (const assessed of assessment.rates) reportRate(assessed, sums);
  return total;
}

function reportRate({ code, base, rate, assessed, deferred, reduced }: AssessedRate, { pendencies }: MonthSums): void {
  if (!codesInOrder.includes(code) && code !== substitutionCode) return;
  const difference = Math.abs(assessed - roundTax(base, rate));
  if (reduced > 0) pendencies.add('AJUSTE_M220', reduced, null);
  if (difference > sameTax) pendencies.add('APURACAO_NAO_REPRODUZ', difference, null);
  if (deferred > 0) pendencies.add('DIFERIMENTO', deferred, null);
}

function bucketsOf(contribution: Contribution, assessment: Assessment, incidence: string, sums: MonthSums): Bucket[] {
  const rateOf = (one: RateSums) => (contribution === 'pis' ? one.pisRate : one.cofinsRate);
  const byRate = Map.groupBy(sums.rates.values(), (one) => `${rateOf(one)} ${one.isSubstitution}`);
  return [...byRate.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const rate = rateOf(first);
    const assessed = findRate(assessment, rate, first.isSubstitution);
    const isAssessed = assessment.rates.length > 0;
    if (rate === 0 || (isAssessed && !assessed)) return [];
    const add = (amount: (one: RateSums) => number) => group.reduce((sum, one) => sum + amount(one), 0);
    return [
      {
        rate,
        assessed,
        // A base below 0 in the file bears no tax that could fall.
        base: Math.max(0, assessed?.base ?? add((one) => (contribution === 'pis' ? one.pisBase : one.cofinsBase))),
        isNonCumulative: hasCredits(assessed?.code ?? '', incidence),
        mono: add((one) => (contribution === 'pis' ? one.monoPis : one.monoCofins)),
        st: add((one) => one.substituted),
        icms: add((one) => one.toExclude),
      },
    ];
  });
}
