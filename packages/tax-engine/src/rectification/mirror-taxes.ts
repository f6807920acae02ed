import { isAssessedApart, isOutOfDas } from '../months/parcel-standing.ts';
import type { Parcel, Qualifier, TaxCents } from '../pgdas/declaration.ts';
import { Exact, roundCents } from '../rules/decimal.ts';
import { type RateBand, taxOn } from '../rules/simples-rates.ts';
import { taxes } from '../rules/simples-tables.ts';

/** What an establishment's parcels of one annex pay. */
export interface MirrorRates {
  bands: readonly RateBand[];
  icmsBarred: boolean;
  /** ICMS ÷ revenue where the table does not explain the declared one. */
  icmsRatio: Exact | undefined;
  /** The printed taxes leave out what was assessed apart: so do these. */
  withoutAssessed: boolean;
}

export const stOfIcms: Qualifier = { kind: 'st', taxes: ['icms'], text: 'Substituição tributária de: ICMS' };
export const monofasica: Qualifier = {
  kind: 'monofasica',
  taxes: ['cofins', 'pis'],
  text: 'Tributação monofásica de: COFINS, PIS',
};

/** The taxes of one parcel, each rounded to cents on its own; its qualifiers say which are left out. */
export function taxesOfParcel(parcel: Parcel, rates: MirrorRates): TaxCents {
  const { bands, icmsBarred, icmsRatio } = rates;
  const isApart = rates.withoutAssessed && isAssessedApart(parcel);
  const row = taxes.map((tax): [string, number] => {
    if (isApart || isOutOfDas(parcel, tax) || (tax === 'icms' && icmsBarred)) return [tax, 0];
    if (tax === 'icms' && icmsRatio) return [tax, roundCents(new Exact(parcel.cents).times(icmsRatio))];
    return [tax, taxOn(parcel.cents, bands, tax)];
  });
  return Object.fromEntries([...row, ['total', row.reduce((sum, [, cents]) => sum + cents, 0)]]) as TaxCents;
}

/** Tax by tax, in cents; of no rows all zero. */
export function sumOfTaxes(rows: readonly TaxCents[]): TaxCents {
  const keys = [...taxes, 'total' as const];
  return Object.fromEntries(keys.map((tax) => [tax, rows.reduce((sum, row) => sum + row[tax], 0)])) as TaxCents;
}
