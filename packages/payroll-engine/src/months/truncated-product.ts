import { Exact } from '@restitui/tax-engine/rules/decimal.ts';

/** Multiplies cents by a percentage and cuts after the cents, as the eSocial does in its totals (PR-047). */
export function truncatedProduct(cents: number, percent: Exact): number {
  return new Exact(cents).times(percent).div(100).toDecimalPlaces(0, Exact.ROUND_DOWN).toNumber();
}
