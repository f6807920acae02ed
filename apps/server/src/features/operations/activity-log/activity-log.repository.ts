import type { ActivityEntry, activityLogApi } from '@restitui/domain/operations/activity-log/activity-log.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Input, Page } from '@restitui/domain/wire/endpoint.ts';
import { and, arrayContains, asc, count, desc, eq, gte, lt, sql } from 'drizzle-orm';
import { filterConditions } from '../../../db/filter-conditions.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { activityEntries, activityLinks, activityPending } from './activity-log.table.ts';

export async function insertActivity(db: Db, row: typeof activityEntries.$inferInsert): Promise<void> {
  await db.insert(activityEntries).values(row);
  await db.insert(activityPending).values({ id_tenant: row.id_tenant, id_entry: row.id });
}

export type StoredActivity = Omit<ActivityEntry, 'label' | 'actorName'>;

type Filters = Input<typeof activityLogApi.listForExport>['query'];

function matching(id_tenant: TenantId, query: Filters) {
  const midnight = (day: string) => sql`(${day}::timestamp at time zone 'America/Sao_Paulo')`;
  return and(
    eq(activityEntries.id_tenant, id_tenant),
    ...filterConditions(query, {
      de: (de) => gte(activityEntries.at, midnight(de)),
      ate: (ate) => lt(activityEntries.at, sql`${midnight(ate)} + interval '1 day'`),
      pessoa: (pessoa) => (pessoa ? eq(activityEntries.id_actor, pessoa) : undefined),
      tipo: (tipo) => eq(activityEntries.kind, tipo),
      resultado: (resultado) => eq(activityEntries.outcome, resultado),
      registro: (registro) => (registro ? arrayContains(activityEntries.records, [registro]) : undefined),
    }),
  );
}

function rows(db: Db, id_tenant: TenantId, query: Filters) {
  const { id_tenant: _, ...shown } = columns;
  return db
    .select({ ...shown, seq: activityLinks.seq })
    .from(activityEntries)
    .leftJoin(
      activityLinks,
      and(eq(activityLinks.id_tenant, activityEntries.id_tenant), eq(activityLinks.id_entry, activityEntries.id)),
    )
    .where(matching(id_tenant, query))
    .orderBy(desc(activityEntries.at), desc(activityEntries.id))
    .$dynamic();
}

const columns = {
  id: activityEntries.id,
  id_tenant: activityEntries.id_tenant,
  at: activityEntries.at,
  kind: activityEntries.kind,
  call: activityEntries.call,
  actor: activityEntries.actor,
  id_actor: activityEntries.id_actor,
  outcome: activityEntries.outcome,
  status: activityEntries.status,
  code: activityEntries.code,
  records: activityEntries.records,
  fields: activityEntries.fields,
};

/** Lists one page, newest first. */
export async function listActivity(
  db: Db,
  id_tenant: TenantId,
  { page, pageSize, ...filters }: Input<typeof activityLogApi.list>['query'],
): Promise<{ data: StoredActivity[]; page: Page }> {
  const data = await rows(db, id_tenant, filters)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await db.select({ n: count() }).from(activityEntries).where(matching(id_tenant, filters));
  return { data, page: { number: page, size: pageSize, total: counted?.n ?? 0 } };
}

/** Lists all rows of a filter, at most `limit`. */
export async function listActivityForExport(
  db: Db,
  id_tenant: TenantId,
  filters: Filters,
  limit: number,
): Promise<StoredActivity[]> {
  return rows(db, id_tenant, filters).limit(limit);
}

/** Lists entries that are not in the chain yet, oldest first. */
export async function listPending(db: Db, id_tenant: TenantId, limit: number) {
  return db
    .select(columns)
    .from(activityPending)
    .innerJoin(
      activityEntries,
      and(eq(activityEntries.id_tenant, activityPending.id_tenant), eq(activityEntries.id, activityPending.id_entry)),
    )
    .where(eq(activityPending.id_tenant, id_tenant))
    .orderBy(asc(activityEntries.at), asc(activityEntries.id))
    .limit(limit);
}
