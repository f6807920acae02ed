import type { Registrations } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import { and, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { type FigureScope, inPeriod, monthText, visibleClientsWhere } from './dashboard-scope.repository.ts';
import { clientFigures } from './figures.table.ts';

const shownMonths = 12;

/** Counts the companies of a period by registration state, and those of the last months. */
export async function countRegistrations(
  db: Db,
  figures: FigureScope,
  { periodo, today }: { periodo: string | undefined; today: string },
): Promise<Registrations> {
  const { mes, assinado, suspenso, status, procuracaoValidaAte, createdDate } = clientFigures;
  const where = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`;
  const rows = await db
    .select({
      mes,
      total: sql<number>`count(*)::int`,
      assinados: where(sql`${assinado}`),
      suspensas: where(sql`${suspenso} or ${status} = 'BLOQUEADO'`),
      certificado_expirado: where(sql`${procuracaoValidaAte} < ${today}::date or ${status} = 'PROCURACAO_EXPIRADA'`),
    })
    .from(clientFigures)
    .where(and(visibleClientsWhere(figures), inPeriod(createdDate, periodo)))
    .groupBy(mes)
    .orderBy(mes);

  const all = (of: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  const total = all((row) => row.total);
  const assinados = all((row) => row.assinados);
  return {
    ...{ total, assinados, pendentes: total - assinados },
    suspensas: all(({ suspensas }) => suspensas),
    certificado_expirado: all((row) => row.certificado_expirado),
    meses: rows.slice(-shownMonths).map((row) => ({
      mes: monthText(row.mes),
      total: row.total,
      assinados: row.assinados,
    })),
  };
}
