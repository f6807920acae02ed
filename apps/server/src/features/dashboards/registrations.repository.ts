import type { Registrations } from '@restitui/domain/dashboards/dashboards.api.ts';
import { suspendedStatuses } from '@restitui/domain/products/suspended-status.ts';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { agreements } from '../agreements/agreements.table.ts';
import { clients } from '../clients/clients.table.ts';
import { products } from '../products/products.table.ts';
import { type Figures, inPeriod, ofTenant, seenClients } from './dashboard-scope.repository.ts';

const shownMonths = 12;

/** Companies of a period, counted by the state of their registration, and their last months. */
export async function countRegistrations(
  db: Db,
  figures: Figures,
  { periodo, today }: { periodo: string | undefined; today: string },
): Promise<Registrations> {
  const contracts = db
    .select({
      id_tenant: agreements.id_tenant,
      id_client: agreements.id_client,
      assinado: sql<boolean>`bool_and(${agreements.isAssinado})`.as('assinado'),
    })
    .from(agreements)
    .where(
      and(
        ofTenant(agreements.id_tenant, figures.tenant),
        isNotNull(agreements.id_client),
        eq(agreements.IsAtivo, true),
      ),
    )
    .groupBy(agreements.id_tenant, agreements.id_client)
    .as('contracts');
  const suspended = db
    .selectDistinct({ id_tenant: products.id_tenant, id_client: products.id_client })
    .from(products)
    .where(and(ofTenant(products.id_tenant, figures.tenant), inArray(products.status, [...suspendedStatuses])))
    .as('suspended');
  const month = sql`date_trunc('month', ${clients.createdDate} at time zone 'America/Sao_Paulo')`;
  const expired = sql`(${clients.procuracaoHabilitada} and ${clients.procuracaoValidaAte} < ${today}::date)
    or ${clients.status} = 'PROCURACAO_EXPIRADA'`;
  const where = (condition: ReturnType<typeof sql>) => sql<number>`(count(*) filter (where ${condition}))::int`;

  const rows = await db
    .select({
      mes: sql<string>`to_char(${month}, 'MM/YYYY')`,
      total: sql<number>`count(*)::int`,
      assinados: where(sql`${contracts.assinado}`),
      suspensas: where(sql`${suspended.id_client} is not null or ${clients.status} = 'BLOQUEADO'`),
      certificado_expirado: where(expired),
    })
    .from(clients)
    .leftJoin(contracts, and(eq(contracts.id_tenant, clients.id_tenant), eq(contracts.id_client, clients.cnpjcpf)))
    .leftJoin(suspended, and(eq(suspended.id_tenant, clients.id_tenant), eq(suspended.id_client, clients.cnpjcpf)))
    .where(and(seenClients(db, figures), inPeriod(clients.createdDate, periodo)))
    .groupBy(month)
    .orderBy(month);

  const all = (of: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + of(row), 0);
  const total = all((row) => row.total);
  const assinados = all((row) => row.assinados);
  return {
    ...{ total, assinados, pendentes: total - assinados },
    suspensas: all(({ suspensas }) => suspensas),
    certificado_expirado: all((row) => row.certificado_expirado),
    meses: rows.slice(-shownMonths).map((row) => ({ mes: row.mes, total: row.total, assinados: row.assinados })),
  };
}
