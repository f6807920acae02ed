import type { AuthenticityProgress } from '@restitui/domain/simples/authenticity/authenticity.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { whileLeased } from '../../../db/work-leases.ts';
import { authenticityChecks } from './authenticity.table.ts';

export type Check = typeof authenticityChecks.$inferSelect;
type Outcome = Pick<Check, 'finishedDate'> &
  ({ state: 'pronta'; resultado: Check['resultado'] } | { state: 'falhou'; erro: string });

const isUnfinished = inArray(authenticityChecks.state, ['na_fila', 'processando']);

function unfinished(id_tenant: TenantId, id: string) {
  return and(eq(authenticityChecks.id_tenant, id_tenant), eq(authenticityChecks.id, id), isUnfinished);
}

/** Returns the name of the lease under which a check runs. */
export const leaseOfCheck = (id: string) => `authenticity-check ${id}`;

/** Returns the progress of a check; null once the process that reported it has ended, until another takes it up. */
export async function readProgress(db: Db, { id_tenant, id, progress }: Check): Promise<AuthenticityProgress | null> {
  return whileLeased(db, id_tenant, leaseOfCheck(id), progress);
}

/** Returns false when another check of the run is in progress. */
export async function insertCheck(db: Db, check: typeof authenticityChecks.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(authenticityChecks)
    .values(check)
    .onConflictDoNothing()
    .returning({ id: authenticityChecks.id });
  return inserted.length > 0;
}

export async function findLatestCheck(db: Db, id_tenant: TenantId, id_run: string): Promise<Check | undefined> {
  const [row] = await db
    .select()
    .from(authenticityChecks)
    .where(and(eq(authenticityChecks.id_tenant, id_tenant), eq(authenticityChecks.id_run, id_run)))
    .orderBy(desc(authenticityChecks.createdDate))
    .limit(1);
  return row;
}

/** Returns a queued or interrupted check; undefined once it has ended or its run is gone. */
export async function findUnfinishedCheck(db: Db, id_tenant: TenantId, id: string): Promise<Check | undefined> {
  const [row] = await db.select().from(authenticityChecks).where(unfinished(id_tenant, id));
  return row;
}

/** Returns false when the check was cancelled. */
export async function setCheckProgress(
  db: Db,
  id_tenant: TenantId,
  id: string,
  progress: AuthenticityProgress | null,
): Promise<boolean> {
  const { rowCount } = await db
    .update(authenticityChecks)
    .set({ state: 'processando', progress })
    .where(unfinished(id_tenant, id));
  return rowCount === 1;
}

/** Deletes the check in progress of a run; false when there is none. */
export async function cancelCheck(db: Db, id_tenant: TenantId, id_run: string): Promise<boolean> {
  const { rowCount } = await db
    .delete(authenticityChecks)
    .where(and(eq(authenticityChecks.id_tenant, id_tenant), eq(authenticityChecks.id_run, id_run), isUnfinished));
  return rowCount === 1;
}

export async function finishCheck(db: Db, id_tenant: TenantId, id: string, outcome: Outcome): Promise<void> {
  await db
    .update(authenticityChecks)
    .set({ ...outcome, progress: null })
    .where(unfinished(id_tenant, id));
}

/** Lists queued and interrupted checks of all tenants; called before a tenant is known. */
export async function listUnfinishedChecks(db: Db): Promise<{ id: string; id_tenant: TenantId }[]> {
  const { rows } = await db.execute<{ id: string; id_tenant: TenantId }>(
    sql`select id, id_tenant from lookup.unfinished_authenticity_checks()`,
  );
  return rows;
}
