import { fraction, halfUp, times } from './fraction.ts';
import { lawRate } from './law-rates.ts';
import type { LawAnnex, LawTax } from './law-tables.ts';

/**
 * The tax on a parcel, worked out a second time in whole fractions: no code and no table is shared with the engine.
 * Cents in and out; RBT12 in cents. In bracket 6 ICMS is that of bracket 5.
 */
export function simplesTax(annex: LawAnnex, rbt12: number, cents: number, tax: string): number {
  return halfUp(times(fraction(cents), lawRate(annex, rbt12, tax as LawTax)));
}
