import { Decimal } from 'decimal.js';

/** Decimal with 60 digits: products of cents, rates and shares are exact; quotients are far more precise than a cent. */
export const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP, toExpNeg: -40, toExpPos: 40 });
export type Exact = Decimal;

/** Rounds an amount of cents to whole cents, HALF_UP. */
export function roundCents(cents: Exact): number {
  return cents.toDecimalPlaces(0, Decimal.ROUND_HALF_UP).toNumber();
}

/** Divides into a JSON number with at most `places` decimals, HALF_UP; 0 when the divisor is zero. */
export function ratio(dividend: Decimal.Value, divisor: Decimal.Value, places: number): number {
  const by = new Exact(divisor);
  if (by.isZero()) return 0;
  return new Exact(dividend).div(by).toDecimalPlaces(places, Decimal.ROUND_HALF_UP).toNumber();
}
