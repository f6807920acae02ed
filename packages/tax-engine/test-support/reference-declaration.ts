import { fraction } from './fraction.ts';
import { annexOf, type GoldenActivity, type GoldenInput, type GoldenMark, type GoldenParcel } from './golden-month.ts';
import { type LawBand, lawBands, lawRate, lawTax } from './law-rates.ts';
import { type LawAnnex, type LawTax, lawTaxes } from './law-tables.ts';

const leftOut: Record<GoldenMark, readonly LawTax[]> = {
  st: ['ICMS'],
  mono: ['COFINS', 'PIS'],
  both: ['ICMS', 'COFINS', 'PIS'],
  suspensa: [],
  oficio: [],
};

/** Sums a value of each element. */
export function total<T>(list: readonly T[], of: (one: T) => number): number {
  return list.reduce((sum, one) => sum + of(one), 0);
}

/** Sums the parcels of an activity, cents. */
export function revenueOf({ parcels }: GoldenActivity): number {
  return total(parcels, ({ cents }) => cents);
}

/** Sums the revenue of all activities, cents. */
export function monthRevenue({ activities }: GoldenInput): number {
  return total(activities, revenueOf);
}

/** Returns the RBT12p where there is one, otherwise the RBT12. Cents. */
export function usedRbt12({ rbt12, rbt12p }: GoldenInput): number {
  return rbt12p ?? rbt12;
}

/** Returns the rates of an annex in the month. */
export function bandsOf(month: GoldenInput, annex: LawAnnex): LawBand[] {
  const rbt12 = usedRbt12(month);
  if (annex !== 'I' && annex !== 'II') return [{ part: fraction(1), rate: (tax) => lawRate(annex, rbt12, tax) }];
  const year =
    month.rba === undefined
      ? undefined
      : { rba: month.rba, revenue: monthRevenue(month), ...(month.limit && { limit: month.limit }) };
  return lawBands(annex, rbt12, year);
}

/** Returns true when the parcel pays the tax in the DAS. */
export const pays = ({ mark }: GoldenParcel, tax: LawTax) => !mark || !leftOut[mark].includes(tax);

/** Computes a tax of an activity as declared, each parcel rounded separately. Cents. */
export function declaredTax(month: GoldenInput, activity: GoldenActivity, tax: LawTax): number {
  const isIcms = tax === 'ICMS' && activity.id !== undefined;
  if (isIcms && month.barred) return 0;
  if (isIcms && activity.icms !== undefined) return activity.icms;
  const bands = bandsOf(month, annexOf(activity));
  return total(
    activity.parcels.filter((parcel) => pays(parcel, tax)),
    ({ cents }) => lawTax(cents, bands, tax),
  );
}

/** Sums all taxes of all activities: the DAS. Cents. */
export function declaredDas(month: GoldenInput): number {
  return total(month.activities, (activity) => total(lawTaxes, (tax) => declaredTax(month, activity, tax)));
}
