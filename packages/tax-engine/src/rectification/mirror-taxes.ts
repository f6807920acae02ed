import { isAssessedByOffice, isNotPaidInDas } from '../months/parcel-status.ts';
import type { Parcel, Qualifier, TaxCents } from '../pgdas/declaration.ts';
import { recordOf } from '../record-keys.ts';
import { Exact, roundCents } from '../rules/decimal.ts';
import { type RateBand, taxOn } from '../rules/simples-rates.ts';
import { taxes } from '../rules/simples-tables.ts';

/** Rates for an establishment's parcels of one annex. */
export interface MirrorRates {
  bands: readonly RateBand[];
  icmsBarred: boolean;
  /** ICMS ÷ revenue where the table does not explain the declared ICMS. */
  icmsRatio: Exact | undefined;
  /** The printed taxes exclude what was assessed by the tax office, so these do too. */
  withoutAssessed: boolean;
}

export const stOfIcms: Qualifier = { kind: 'st', taxes: ['icms'], text: 'Substituição tributária de: ICMS' };
export const monofasica: Qualifier = {
  kind: 'monofasica',
  taxes: ['cofins', 'pis'],
  text: 'Tributação monofásica de: COFINS, PIS',
};

/** Computes the taxes of one parcel, each rounded to cents separately; qualifiers exclude taxes. */
export function taxesOfParcel(parcel: Parcel, rates: MirrorRates): TaxCents {
  const { bands, icmsBarred, icmsRatio } = rates;
  const isApart = rates.withoutAssessed && isAssessedByOffice(parcel);
  const row = recordOf(taxes, (tax) => {
    if (isApart || isNotPaidInDas(parcel, tax) || (tax === 'icms' && icmsBarred)) return 0;
    if (tax === 'icms' && icmsRatio) return roundCents(new Exact(parcel.cents).times(icmsRatio));
    return taxOn(parcel.cents, bands, tax);
  });
  return { ...row, total: taxes.reduce((sum, tax) => sum + row[tax], 0) };
}

/** Sums taxes in cents; without rows all are zero. */
export function sumOfTaxes(rows: readonly TaxCents[]): TaxCents {
  const keys = [...taxes, 'total' as const];
  return recordOf(keys, (tax) => rows.reduce((sum, row) => sum + row[tax], 0));
}
