import type { AssessmentReader } from '../contributions/assessment.ts';
import type { MonthSums, RateSums } from './month-sums.ts';
import { findRate } from './reductions.ts';

/** Difference between the exclusions of PIS and COFINS that rounding explains, cents. */
const sameExclusion = 5;

/** Returns of goods that the sales of their month did not absorb, by pair of rates. Cents. */
export type CarriedReturns = Map<string, number>;

/** The ICMS of a month and its four parts, which add up to it. Cents. */
export interface IcmsOfMonth {
  highlighted: number;
  excluded: number;
  returned: number;
  doubtful: number;
  toExclude: number;
}

/**
 * Settles the ICMS by rate: lines without an assessed rate become doubts (SP-060), adjustments of the base count as
 * excluded (SP-055), returns lower what is left (SP-058). Changes `sums` and `carried` in place.
 */
export function settleRates(reader: AssessmentReader, sums: MonthSums, carried: CarriedReturns): IcmsOfMonth {
  const { pis, cofins } = reader;
  let returned = 0;
  for (const [name, one] of sums.rates) {
    const ofPis = findRate(pis, one.pisRate, one.isSubstitution);
    const ofCofins = findRate(cofins, one.cofinsRate, one.isSubstitution);
    const isMissing = (pis.rates.length > 0 && !ofPis) || (cofins.rates.length > 0 && !ofCofins);
    if (isMissing) doubtWithoutRate(one, sums);
    exclude(one, ofPis?.excludedBase ?? 0, ofCofins?.excludedBase ?? 0, sums);
    const waiting = one.returned + (carried.get(name) ?? 0);
    const taken = Math.min(one.toExclude, waiting);
    one.toExclude -= taken;
    returned += taken;
    carried.set(name, waiting - taken);
    if (one.returned > 0 && waiting > taken) sums.pendencies.add('DEVOLUCAO_TRANSPORTADA', waiting - taken, null);
  }
  const other = [...pis.rates, ...cofins.rates].reduce((most, rate) => Math.max(most, rate.otherMonths), 0);
  if (other > 0) sums.pendencies.add('AJUSTE_PERIODO_ANTERIOR', other, null);
  const add = (amount: (one: RateSums) => number) =>
    [...sums.rates.values()].reduce((sum, one) => sum + amount(one), 0);
  return {
    highlighted: sums.highlighted,
    excluded: add((one) => one.excluded),
    returned,
    doubtful: sums.doubtful,
    toExclude: add((one) => one.toExclude),
  };
}

function doubtWithoutRate(one: RateSums, sums: MonthSums): void {
  const icms = one.toExclude + one.excluded;
  one.toExclude = 0;
  one.excluded = 0;
  one.substituted = 0;
  sums.doubtful += icms;
  sums.pendencies.add('ALIQUOTA_SEM_APURACAO', icms, one.lines);
}

function exclude(one: RateSums, byPis: number, byCofins: number, sums: MonthSums): void {
  const excluded = Math.max(byPis, byCofins);
  if (excluded === 0) return;
  if (Math.abs(byPis - byCofins) > sameExclusion) sums.pendencies.add('PIS_COFINS_DIVERGEM', null, null);
  sums.pendencies.add('AJUSTE_M215', excluded, null);
  const taken = Math.min(excluded, one.toExclude);
  one.toExclude -= taken;
  one.excluded += taken;
}
