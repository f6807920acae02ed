import type { StoredProduct } from '@restitui/column-store/list-products.ts';
import type { Month } from '../analysis/simples-months.repository.ts';

/** Refund per cent of counted sales, by month: its effective rates, scaled to the declared revenue. */
export type MonthRates = ReadonlyMap<string, number>;

/** Returns the rates of the months of a result; expired and unpaid months and those without declaration have none. */
export function monthRates(months: readonly Month[]): MonthRates {
  return new Map(
    months.flatMap(({ competencia, row, detail }) => {
      const isOutside = row.alertas.some(({ codigo }) => codigo === 'PRESCRITO' || codigo === 'DAS_NAO_PAGO');
      return isOutside ? [] : [[competencia, (detail.k * (row.aliq_efetiva_c + row.aliq_efetiva_p)) / 100] as const];
    }),
  );
}

/** Estimates in cents what a product adds to the refund, and what it would add if all of it counted. */
export function effectOf({ months }: Pick<StoredProduct, 'months'>, rates: MonthRates) {
  let now = 0;
  let possible = 0;
  for (const [competencia, { cents, counted }] of months) {
    const rate = rates.get(competencia) ?? 0;
    now += counted * rate;
    possible += cents * rate;
  }
  return { now: Math.round(now), possible: Math.round(possible) };
}
