import type { FeeForecast } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { sumVisibleCredits } from './credit-figures.repository.ts';
import { type FigureScope, monthInPeriod, monthText } from './dashboard-scope.repository.ts';

interface ForecastFilters {
  periodo: string | undefined;
  /** The current month, `AAAAMM`. */
  thisMonth: number;
}

/**
 * Sums fees by month of use: earned ones in the month in which the credit was used, expected ones in the future
 * month named for an open credit. Credits without a month belong to no period.
 */
export async function forecastFees(
  db: Db,
  figures: FigureScope,
  { periodo, thisMonth }: ForecastFilters,
): Promise<FeeForecast> {
  const monthly = sumVisibleCredits(db, figures);
  const { usado, feito, honorarios, apurado, pago } = monthly;
  const parts = sql`lateral (values
    (case when ${usado} >= ${thisMonth} then ${usado} end, ${honorarios}, 0, 0),
    (coalesce(${usado}, ${feito}), 0, ${apurado}, ${pago})) as part(mes, a_utilizar, apurado, recebido)`;
  const rows = await db
    .select({
      mes: sql<number | null>`part.mes`,
      a_utilizar: sql<number>`round(sum(part.a_utilizar) / 100, 2)::float8`,
      apurado: sql<number>`sum(part.apurado)::float8`,
      recebido: sql<number>`sum(part.recebido)::float8`,
    })
    .from(monthly)
    .innerJoin(parts, sql`(part.a_utilizar, part.apurado, part.recebido) <> (0, 0, 0)`)
    .where(monthInPeriod(sql`part.mes`, periodo))
    .groupBy(sql`part.mes`)
    .orderBy(sql`part.mes nulls last`);
  return rows
    .filter((row) => row.a_utilizar !== 0 || row.apurado !== 0 || row.recebido !== 0)
    .map((row) => ({ ...row, mes: row.mes === null ? null : monthText(row.mes) }));
}
