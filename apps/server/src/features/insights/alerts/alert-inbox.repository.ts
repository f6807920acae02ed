import { normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import { foldText } from '@restitui/brazil/fold-text.ts';
import type { AlertTab } from '@restitui/domain/insights/alerts/alert-list.ts';
import type { AlertScope } from '@restitui/domain/insights/alerts/alerts.access.ts';
import type { Alert, AlertCounts, alertsApi } from '@restitui/domain/insights/alerts/alerts.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Input, Page } from '@restitui/domain/wire/endpoint.ts';
import { and, count, desc, eq, inArray, isNotNull, isNull, like, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { filterConditions } from '../../../db/filter-conditions.ts';
import { containing } from '../../../db/folded-text.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { boletos } from '../../billing/boletos/boletos.table.ts';
import { products } from '../../recovery/products/products.table.ts';
import { inAlertScope } from './alert-scope.repository.ts';
import { alertReadings, alerts } from './alerts.table.ts';

/** The owner of an inbox; read marks are per user. */
export interface Reader {
  id: string;
  scope: AlertScope;
}

const columns = {
  id: alerts.id,
  id_tenant: alerts.id_tenant,
  kind: alerts.kind,
  company: alerts.company,
  date: alerts.date,
  message: alerts.message,
  read: sql<boolean>`(${alerts.resolved} or ${alertReadings.viewedDate} is not null)`,
  viewedDate: alertReadings.viewedDate,
  resolved: alerts.resolved,
  resolvedDate: alerts.resolvedDate,
  resolutionMessage: alerts.resolutionMessage,
  resolvedBy: alerts.resolvedBy,
  id_client: alerts.id_client,
  id_product: alerts.id_product,
  typeServico: products.typeServico,
  id_lead: sql<string | null>`case when ${eq(alerts.kind, 'NOVO_LEAD')} then ${alerts.subject} end`,
  id_user: sql<
    string | null
  >`case when ${inArray(alerts.kind, ['CADASTRO_PENDENTE', 'COMISSAO_A_APROVAR'])} then ${alerts.subject} end`,
  id_boleto: sql<
    string | null
  >`case when ${inArray(alerts.kind, ['BOLETO_VENCIDO', 'BOLETO_PAGO_EM_DOBRO'])} then ${alerts.subject} end`,
};

const tabs: Record<AlertTab, SQL | undefined> = {
  unread: and(not(alerts.resolved), isNull(alertReadings.viewedDate)),
  read: and(not(alerts.resolved), isNotNull(alertReadings.viewedDate)),
  resolved: sql`${alerts.resolved}`,
};

function ofTenant(tenant: TenantId | 'all') {
  return tenant === 'all' ? undefined : eq(alerts.id_tenant, tenant);
}

function readingOf(reader: Reader) {
  return and(eq(alertReadings.id_alert, alerts.id), eq(alertReadings.id_user, reader.id));
}

function matching(q: string | undefined): SQL | undefined {
  if (!q) return undefined;
  const number = normaliseCnpj(q);
  return or(
    like(alerts.busca, containing(foldText(q))),
    /\d/.test(number) ? like(alerts.id_client, containing(number)) : undefined,
  );
}

/** Lists one page of a tab, newest first, of one tenant, or of all tenants in a cross-tenant transaction. */
export async function listAlerts(
  db: Db,
  tenant: TenantId | 'all',
  reader: Reader,
  query: Input<typeof alertsApi.list>['query'],
): Promise<{ data: Alert[]; page: Page }> {
  const { tab, page, pageSize } = query;
  const filters = filterConditions(query, { tab: () => tabs[tab], q: matching });
  const where = and(ofTenant(tenant), ...filters, inAlertScope(db, reader.scope));
  const newest = tab === 'resolved' ? alerts.resolvedDate : alerts.date;
  const data = await db
    .select(columns)
    .from(alerts)
    .leftJoin(alertReadings, readingOf(reader))
    .leftJoin(products, and(eq(products.id_tenant, alerts.id_tenant), eq(products.id, alerts.id_product)))
    .where(where)
    .orderBy(desc(newest), desc(alerts.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [total] = await db.select({ n: count() }).from(alerts).leftJoin(alertReadings, readingOf(reader)).where(where);
  return { data, page: { number: page, size: pageSize, total: total?.n ?? 0 } };
}

export async function countAlerts(db: Db, tenant: TenantId | 'all', reader: Reader): Promise<AlertCounts> {
  const within = (tab: AlertTab) => sql<number>`(count(*) filter (where ${tabs[tab]}))::int`;
  const rows = await db
    .select({
      id_tenant: alerts.id_tenant,
      unread: within('unread'),
      read: within('read'),
      resolved: within('resolved'),
    })
    .from(alerts)
    .leftJoin(alertReadings, readingOf(reader))
    .where(and(ofTenant(tenant), inAlertScope(db, reader.scope)))
    .groupBy(alerts.id_tenant);
  const sum = (tab: AlertTab) => rows.reduce((total, row) => total + row[tab], 0);
  const tenants = rows.filter(({ unread }) => unread > 0).map(({ id_tenant, unread }) => ({ id_tenant, unread }));
  return { unread: sum('unread'), read: sum('read'), resolved: sum('resolved'), tenants };
}

/** Finds those of the alerts that exist in the tenant, each with whether the reader may see it. */
export async function findAlerts(
  db: Db,
  id_tenant: TenantId,
  reader: Reader,
  ids: string[],
): Promise<(Alert & { visible: boolean })[]> {
  return db
    .select({ ...columns, visible: sql<boolean>`coalesce(${inAlertScope(db, reader.scope)}, false)` })
    .from(alerts)
    .leftJoin(alertReadings, readingOf(reader))
    .leftJoin(products, and(eq(products.id_tenant, alerts.id_tenant), eq(products.id, alerts.id_product)))
    .where(and(eq(alerts.id_tenant, id_tenant), inArray(alerts.id, ids)));
}

/** Lists all open alerts with their subject, and the amount of an overdue boleto. */
export function listOpenAlerts(db: Db, id_tenant: TenantId, reader: Reader) {
  return db
    .select({ ...columns, subject: alerts.subject, valorNominal: boletos.valorNominal })
    .from(alerts)
    .leftJoin(alertReadings, readingOf(reader))
    .leftJoin(products, and(eq(products.id_tenant, alerts.id_tenant), eq(products.id, alerts.id_product)))
    .leftJoin(
      boletos,
      and(eq(boletos.id_tenant, alerts.id_tenant), eq(boletos.id, alerts.subject), eq(alerts.kind, 'BOLETO_VENCIDO')),
    )
    .where(and(eq(alerts.id_tenant, id_tenant), not(alerts.resolved), inAlertScope(db, reader.scope)));
}

/** Marks unread alerts as read, by ids or up to an instant, and returns how many were marked. */
export async function markAlertsRead(
  db: Db,
  id_tenant: TenantId,
  reader: Reader,
  which: { ids?: string[] | undefined; until?: string | undefined },
  viewedDate: string,
): Promise<number> {
  const unseen = db
    .select({
      id_user: sql<string>`${reader.id}::text`.as('id_user'),
      id_alert: alerts.id,
      id_tenant: alerts.id_tenant,
      viewedDate: sql<string>`${viewedDate}::timestamptz`.as('viewedDate'),
    })
    .from(alerts)
    .leftJoin(alertReadings, readingOf(reader))
    .where(
      and(
        eq(alerts.id_tenant, id_tenant),
        isNull(alertReadings.viewedDate),
        which.ids ? inArray(alerts.id, which.ids) : not(alerts.resolved),
        which.until ? lte(alerts.date, which.until) : undefined,
        inAlertScope(db, reader.scope),
      ),
    );
  const { rowCount } = await db.insert(alertReadings).select(unseen).onConflictDoNothing();
  return rowCount ?? 0;
}

/** Returns false if another user resolved it first. */
export async function resolveAlert(
  db: Db,
  id_tenant: TenantId,
  id: string,
  resolution: Required<
    Pick<typeof alerts.$inferInsert, 'resolvedDate' | 'resolutionMessage' | 'id_resolver' | 'resolvedBy'>
  >,
): Promise<boolean> {
  const { rowCount } = await db
    .update(alerts)
    .set({ ...resolution, resolved: true })
    .where(and(eq(alerts.id_tenant, id_tenant), eq(alerts.id, id), not(alerts.resolved)));
  return rowCount === 1;
}
