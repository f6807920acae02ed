import { fraction, halfUp, times } from './fraction.ts';
import { lawRate } from './law-rates.ts';
import type { LawAnnex, LawTax } from './law-tables.ts';

/**
 * Computes the tax on a parcel in exact fractions, independently of the engine's code and tables. Cents in and out;
 * RBT12 in cents. In bracket 6, ICMS is that of bracket 5.
 */
export function simplesTax(annex: LawAnnex, rbt12: number, cents: number, tax: string): number {
  return halfUp(times(fraction(cents), lawRate(annex, rbt12, tax as LawTax)));
}
