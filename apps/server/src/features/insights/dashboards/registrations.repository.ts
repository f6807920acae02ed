import type { Registrations } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import { and, count, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import {
  countsAllClients,
  type FigureScope,
  inPeriod,
  monthInPeriod,
  monthText,
  ofTenant,
  visibleClientsWhere,
} from './dashboard-scope.repository.ts';
import { clientFigures, clientTallies } from './figures.table.ts';

const shownMonths = 12;

interface Asked {
  periodo: string | undefined;
  today: string;
}

/**
 * Counts the companies of a period by registration state, and those of the last months, from the tallies if the scope
 * covers every client.
 */
export async function countRegistrations(db: Db, figures: FigureScope, asked: Asked): Promise<Registrations> {
  const isTallied = countsAllClients(figures);
  const rows = await (isTallied ? fromTallies(db, figures, asked) : fromClients(db, figures, asked));
  // An expiry is a day, which the tallies do not have.
  const expired = isTallied ? await countExpired(db, figures, asked) : 0;

  const all = (of: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  const total = all((row) => row.total);
  const assinados = all((row) => row.assinados);
  return {
    ...{ total, assinados, pendentes: total - assinados },
    suspensas: all(({ suspensas }) => suspensas),
    certificado_expirado: all((row) => row.certificado_expirado) + expired,
    meses: rows.slice(-shownMonths).map((row) => ({
      mes: monthText(row.mes),
      total: row.total,
      assinados: row.assinados,
    })),
  };
}

function fromClients(db: Db, figures: FigureScope, { periodo, today }: Asked) {
  const { mes, assinado, suspenso, status, procuracaoValidaAte, createdDate } = clientFigures;
  const where = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`;
  return db
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
}

function fromTallies(db: Db, { tenant }: FigureScope, { periodo }: Asked) {
  const { id_tenant, mes, assinado, suspenso, status, clientes } = clientTallies;
  const where = (condition: SQL) => sql<number>`coalesce(sum(${clientes}) filter (where ${condition}), 0)::int`;
  return db
    .select({
      mes,
      total: sql<number>`sum(${clientes})::int`,
      assinados: where(sql`${assinado}`),
      suspensas: where(sql`${suspenso} or ${status} = 'BLOQUEADO'`),
      certificado_expirado: where(sql`${status} = 'PROCURACAO_EXPIRADA'`),
    })
    .from(clientTallies)
    .where(and(ofTenant(id_tenant, tenant), monthInPeriod(sql`${mes}`, periodo)))
    .groupBy(mes)
    .having(sql`sum(${clientes}) > 0`)
    .orderBy(mes);
}

/** Counts all clients whose power of attorney has expired and whose status does not say so. */
async function countExpired(db: Db, { tenant }: FigureScope, { periodo, today }: Asked): Promise<number> {
  const { id_tenant, status, procuracaoValidaAte, createdDate } = clientFigures;
  const [row] = await db
    .select({ n: count() })
    .from(clientFigures)
    .where(
      and(
        ofTenant(id_tenant, tenant),
        lt(procuracaoValidaAte, sql`${today}::date`),
        ne(status, 'PROCURACAO_EXPIRADA'),
        inPeriod(createdDate, periodo),
      ),
    );
  return row?.n ?? 0;
}
