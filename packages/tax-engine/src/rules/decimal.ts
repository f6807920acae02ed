import { Decimal } from 'decimal.js';

/** Decimal with 60 digits: products of cents, rates and shares are exact; quotients are far more precise than a cent. */
export const Exact = Decimal.clone({ precision: 60, rounding: Decimal.ROUND_HALF_UP, toExpNeg: -40, toExpPos: 40 });
export type Exact = Decimal;

/**
 * Rounds HALF_UP to this many decimals. A rate is a quotient cut at 60 digits, so half a cent computed from it may read
 * 0.49…9: the digits after the 50th are rounded first.
 */
function roundHalfUp(value: Decimal, places: number): number {
  const settled = value.precision() > 50 ? value.toSignificantDigits(50, Decimal.ROUND_HALF_UP) : value;
  return settled.toDecimalPlaces(places, Decimal.ROUND_HALF_UP).toNumber();
}

/** Rounds an amount of cents to whole cents, HALF_UP. */
export function roundCents(cents: Exact): number {
  return roundHalfUp(cents, 0);
}

/** Divides into a JSON number with at most `places` decimals, HALF_UP; 0 when the divisor is zero. */
export function ratio(dividend: Decimal.Value, divisor: Decimal.Value, places: number): number {
  const by = new Exact(divisor);
  if (by.isZero()) return 0;
  return roundHalfUp(new Exact(dividend).div(by), places);
}
