import type { Annex } from '../engine-types.ts';
import { recordOf } from '../record-keys.ts';
import { Exact, roundCents } from './decimal.ts';
import { latestRuleSet, type RuleSet } from './rule-set.ts';
import { bracketOf, bracketsOf, effectiveRate, SUBLIMIT, type Tax, TOP_LIMIT, taxes } from './simples-tables.ts';

export type TaxRates = Record<Tax, Exact>;

/** A part of a month's revenue with its rates; a month that crosses no limit has a single one with fraction 1. */
export interface RateBand {
  fraction: Exact;
  rates: TaxRates;
}

function ratesOfBracket(annex: Annex, bracketNumber: number, rbt12: Exact, rules: RuleSet): TaxRates {
  const bracket = bracketsOf(annex, rules)[bracketNumber - 1];
  if (!bracket) throw new RangeError(`Faixa ${bracketNumber} inexistente`);
  const effective = effectiveRate(bracket, rbt12);
  return recordOf(taxes, (tax) => effective.times(bracket.shares[tax]));
}

/**
 * Computes the unrounded rates (0 to 1) of goods for an RBT12 in reais. In bracket 6, ICMS keeps the formula of
 * bracket 5 (CGSN 140/2018 art. 24 and LC 123 art. 13-A).
 * @throws RangeError above 4.8 million.
 */
export function ratesOf(annex: Annex, rbt12: Exact, rules: RuleSet = latestRuleSet): TaxRates {
  const { number } = bracketOf(annex, rbt12, rules);
  const rates = ratesOfBracket(annex, number, rbt12, rules);
  return number === 6 ? { ...rates, icms: ratesOfBracket(annex, 5, rbt12, rules).icms } : rates;
}

/**
 * Computes the rates of a month in which the year's revenue exceeds the sublimit or the limit: one band up to the
 * sublimit, one up to the limit and one above it. `overSublimit` and `overLimit` are fractions (0 to 1) of the month's
 * revenue.
 */
export function splitRates(
  annex: Annex,
  rbt12: Exact,
  overSublimit: Exact,
  overLimit: Exact,
  rules: RuleSet = latestRuleSet,
): RateBand[] {
  const within = ratesOf(annex, rbt12, rules);
  const icms = ratesOfBracket(annex, 5, SUBLIMIT, rules).icms;
  const bands = [
    { fraction: new Exact(1).minus(overSublimit), rates: within },
    { fraction: overSublimit.minus(overLimit), rates: { ...within, icms } },
    { fraction: overLimit, rates: { ...ratesOfBracket(annex, 6, TOP_LIMIT, rules), icms } },
  ];
  return bands.filter(({ fraction }) => fraction.gt(0));
}

/** Computes the tax on a revenue in cents; each band is rounded HALF_UP to cents separately. */
export function taxOn(revenue: number, bands: readonly RateBand[], tax: Tax): number {
  return bands.reduce((sum, { fraction, rates }) => sum + roundCents(rates[tax].times(fraction).times(revenue)), 0);
}

/** Computes the mean rate over the bands, 0 to 1. */
export function meanRate(bands: readonly RateBand[], tax: Tax): Exact {
  return bands.reduce((sum, { fraction, rates }) => sum.plus(rates[tax].times(fraction)), new Exact(0));
}
