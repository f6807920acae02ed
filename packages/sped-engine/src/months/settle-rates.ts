import type { AssessedRate, Assessment } from '../contributions/assessment.ts';
import type { MonthSums, RateSums } from './month-sums.ts';
import { findRate } from './reductions.ts';

/** Difference between the exclusions of PIS and COFINS that rounding explains, cents. */
const sameExclusion = 5;

/** Block M of both contributions. */
type Assessments = Readonly<Record<'pis' | 'cofins', Assessment>>;

/** Returns of goods that the sales of their month did not absorb, by pair of rates. Cents. */
export type CarriedReturns = Map<string, number>;

/** The ICMS of a month and its four parts, which add up to it. Cents. */
export interface IcmsOfMonth {
  highlighted: number;
  excluded: number;
  returned: number;
  doubtful: number;
  toExclude: number;
  /** How the returns of each pair of rates were taken. */
  returns: TakenReturns[];
}

/** ICMS of returns with one pair of rates. Cents. */
export interface TakenReturns {
  pisRate: number;
  cofinsRate: number;
  /** Of the month itself, and of earlier months, as far as the sales of the month absorb it. */
  own: number;
  earlier: number;
  /** ICMS that waits for the sales of a later month. */
  left: number;
}

/**
 * Settles the ICMS by rate: lines without an assessed rate become doubts (SP-060), adjustments of the base count as
 * excluded (SP-055), returns lower what is left (SP-058). Changes `sums` and `carried` in place.
 */
export function settleRates(reader: Assessments, sums: MonthSums, carried: CarriedReturns): IcmsOfMonth {
  const { pis, cofins } = reader;
  // Several pairs of rates may share one assessed rate.
  const left = new Map([...pis.rates, ...cofins.rates].map((rate) => [rate, rate.excludedBase]));
  const returns: TakenReturns[] = [];
  let returned = 0;
  for (const [name, one] of sums.rates) {
    const ofPis = findRate(pis, one.pisRate, one.isSubstitution);
    const ofCofins = findRate(cofins, one.cofinsRate, one.isSubstitution);
    const isMissing = (pis.rates.length > 0 && !ofPis) || (cofins.rates.length > 0 && !ofCofins);
    if (isMissing) doubtWithoutRate(one, sums);
    exclude(one, ofPis, ofCofins, left);
    const waiting = one.returned + (carried.get(name) ?? 0);
    const taken = Math.min(one.toExclude, waiting);
    one.toExclude -= taken;
    returned += taken;
    carried.set(name, waiting - taken);
    const rest = Math.min(one.returned, waiting - taken);
    if (rest > 0) sums.pendencies.add('DEVOLUCAO_TRANSPORTADA', rest, null);
    const own = one.returned - rest;
    const { pisRate, cofinsRate } = one;
    if (waiting > 0) returns.push({ pisRate, cofinsRate, own, earlier: taken - own, left: waiting - taken });
  }
  reportAdjustments(reader, sums);
  const add = (amount: (one: RateSums) => number) =>
    [...sums.rates.values()].reduce((sum, one) => sum + amount(one), 0);
  return {
    highlighted: sums.highlighted,
    excluded: add((one) => one.excluded),
    returned,
    doubtful: sums.doubtful,
    toExclude: add((one) => one.toExclude),
    returns,
  };
}

function doubtWithoutRate(one: RateSums, sums: MonthSums): void {
  const icms = one.toExclude + one.excluded;
  one.toExclude = 0;
  one.excluded = 0;
  one.substituted = 0;
  sums.doubtful += icms;
  if (one.judged > 0) sums.pendencies.add('ALIQUOTA_SEM_APURACAO', icms, one.judged);
}

function exclude(
  one: RateSums,
  ofPis: AssessedRate | undefined,
  ofCofins: AssessedRate | undefined,
  left: Map<AssessedRate, number>,
): void {
  const of = (rate: AssessedRate | undefined) => (rate && left.get(rate)) ?? 0;
  const taken = Math.min(Math.max(0, of(ofPis), of(ofCofins)), one.toExclude);
  one.toExclude -= taken;
  one.excluded += taken;
  for (const rate of [ofPis, ofCofins]) if (rate) left.set(rate, Math.max(0, of(rate) - taken));
}

function reportAdjustments({ pis, cofins }: Assessments, { pendencies }: MonthSums): void {
  const sum = (rates: readonly AssessedRate[], amount: (rate: AssessedRate) => number) =>
    rates.reduce((total, rate) => total + amount(rate), 0);
  const ofPis = sum(pis.rates, (rate) => rate.excludedBase);
  const ofCofins = sum(cofins.rates, (rate) => rate.excludedBase);
  if (Math.abs(ofPis - ofCofins) > sameExclusion) pendencies.add('PIS_COFINS_DIVERGEM', null, null);
  if (ofPis + ofCofins > 0) pendencies.add('AJUSTE_M215', Math.max(ofPis, ofCofins), null);
  const other = Math.max(
    sum(pis.rates, (rate) => rate.otherMonths),
    sum(cofins.rates, (rate) => rate.otherMonths),
  );
  if (other > 0) pendencies.add('AJUSTE_PERIODO_ANTERIOR', other, null);
}
