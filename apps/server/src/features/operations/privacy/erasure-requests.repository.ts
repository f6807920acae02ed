import type { Day } from '@restitui/brazil/day.ts';
import type { PersonRef } from '@restitui/domain/operations/privacy/person-kind.ts';
import type { privacyApi } from '@restitui/domain/operations/privacy/privacy.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Input, Page } from '@restitui/domain/wire/endpoint.ts';
import { and, asc, count, desc, eq, inArray, lte } from 'drizzle-orm';
import { filterConditions } from '../../../db/filter-conditions.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { erasureRequests, personExports } from './privacy.table.ts';

export type ErasureRequestRow = typeof erasureRequests.$inferSelect;

const withId = (id_tenant: TenantId, id: string) =>
  and(eq(erasureRequests.id_tenant, id_tenant), eq(erasureRequests.id, id));
const ofPerson = (id_tenant: TenantId, { kind, id_person }: PersonRef) =>
  and(
    eq(erasureRequests.id_tenant, id_tenant),
    eq(erasureRequests.kind, kind),
    eq(erasureRequests.id_person, id_person),
  );

/** Returns undefined while another request for the person is open. */
export async function insertErasureRequest(
  db: Db,
  row: typeof erasureRequests.$inferInsert,
): Promise<ErasureRequestRow | undefined> {
  const [inserted] = await db.insert(erasureRequests).values(row).onConflictDoNothing().returning();
  return inserted;
}

export async function findErasureRequest(
  db: Db,
  id_tenant: TenantId,
  id: string,
): Promise<ErasureRequestRow | undefined> {
  const [row] = await db.select().from(erasureRequests).where(withId(id_tenant, id));
  return row;
}

/** Locks a request until the transaction ends. */
export async function lockErasureRequest(
  db: Db,
  id_tenant: TenantId,
  id: string,
): Promise<ErasureRequestRow | undefined> {
  const [row] = await db.select().from(erasureRequests).where(withId(id_tenant, id)).for('update');
  return row;
}

export async function updateErasureRequest(
  db: Db,
  id_tenant: TenantId,
  id: string,
  change: Partial<ErasureRequestRow>,
): Promise<ErasureRequestRow | undefined> {
  const [row] = await db.update(erasureRequests).set(change).where(withId(id_tenant, id)).returning();
  return row;
}

/** Lists open requests first, then the newest. */
export async function listErasureRequests(
  db: Db,
  id_tenant: TenantId,
  query: Input<typeof privacyApi.list>['query'],
): Promise<{ data: ErasureRequestRow[]; page: Page }> {
  const { page, pageSize } = query;
  const filters = filterConditions(query, { status: (status) => eq(erasureRequests.status, status) });
  const where = and(eq(erasureRequests.id_tenant, id_tenant), ...filters);
  const [total] = await db.select({ n: count() }).from(erasureRequests).where(where);
  const isClosed = inArray(erasureRequests.status, ['concluida', 'recusada']);
  const data = await db
    .select()
    .from(erasureRequests)
    .where(where)
    .orderBy(asc(isClosed), desc(erasureRequests.createdDate), asc(erasureRequests.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { data, page: { number: page, size: pageSize, total: total?.n ?? 0 } };
}

/** Lists newest first. */
export async function listRequestsOfPerson(db: Db, id_tenant: TenantId, person: PersonRef) {
  return db
    .select()
    .from(erasureRequests)
    .where(ofPerson(id_tenant, person))
    .orderBy(desc(erasureRequests.createdDate));
}

/** Lists interrupted erasures, and those with a retention term that ended by yesterday. */
export async function listDueErasures(db: Db, id_tenant: TenantId, yesterday: Day) {
  const unfinished = await db
    .select({ id: erasureRequests.id })
    .from(erasureRequests)
    .where(and(eq(erasureRequests.id_tenant, id_tenant), eq(erasureRequests.status, 'em_andamento')));
  const released = await db
    .update(erasureRequests)
    .set({ status: 'em_andamento', files: null, keptUntil: null })
    .where(
      and(
        eq(erasureRequests.id_tenant, id_tenant),
        eq(erasureRequests.status, 'concluida'),
        lte(erasureRequests.keptUntil, yesterday),
      ),
    )
    .returning({ id: erasureRequests.id });
  return [...unfinished, ...released].map(({ id }) => id);
}

export async function insertPersonExport(db: Db, row: typeof personExports.$inferInsert): Promise<void> {
  await db.insert(personExports).values(row);
}

export async function listPersonExports(db: Db, id_tenant: TenantId, { kind, id_person }: PersonRef) {
  return db
    .select()
    .from(personExports)
    .where(
      and(eq(personExports.id_tenant, id_tenant), eq(personExports.kind, kind), eq(personExports.id_person, id_person)),
    )
    .orderBy(desc(personExports.at));
}
