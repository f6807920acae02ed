import type { FeeForecast } from '@restitui/domain/dashboards/dashboards.api.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { seenCredits } from './credit-figures.repository.ts';
import { type Figures, monthInPeriod, monthText } from './dashboard-scope.repository.ts';

interface Asked {
  periodo: string | undefined;
  /** The month under way, `AAAAMM`. */
  thisMonth: number;
}

/**
 * Fees by month of use: earned where the credit was used, and expected of what is open where a month still to come is
 * named for it; otherwise it has no month, and is in no period.
 */
export async function forecastFees(db: Db, figures: Figures, { periodo, thisMonth }: Asked): Promise<FeeForecast> {
  const monthly = seenCredits(db, figures);
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
