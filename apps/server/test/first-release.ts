import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { sql } from 'drizzle-orm';
import { newId } from '../src/kernel/new-id.ts';
import type { TestServer } from './harness.ts';

interface FirstRelease {
  /** False once the process was killed, or has lost the connection of its lock. */
  hasLock?: boolean;
}

/** Stores something, and returns false when another process has taken the lease. */
type Store = () => Promise<boolean>;

/**
 * Runs work by the statements of a process of the first release of decision 145: under the lock of
 * `name`, on a connection of its own, and under a lease, which a process with the lock takes from a former holder of it
 * at once. Returns false when the lock or the lease is refused.
 */
export async function asFirstRelease(
  server: TestServer,
  tenant: TenantId,
  name: string,
  work: (store: Store) => Promise<void>,
  { hasLock = true }: FirstRelease = {},
): Promise<boolean> {
  const client = await server.database.pool.connect();
  try {
    await client.query('begin');
    const lock = 'select pg_try_advisory_xact_lock(hashtextextended($1, 1)) as held';
    if (hasLock && !(await client.query(lock, [name])).rows[0].held) return false;
    return await underLeaseOfLock(server, tenant, name, work);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

async function underLeaseOfLock(
  server: TestServer,
  tenant: TenantId,
  name: string,
  work: (store: Store) => Promise<void>,
): Promise<boolean> {
  const holder = `lock ${newId()}`;
  const affects = async (statement: ReturnType<typeof sql>) =>
    server.inTenant(tenant, async (db) => (await db.execute(statement)).rowCount === 1);
  const isTaken = await affects(sql`
    insert into work_leases values (${tenant}, ${name}, ${holder}, clock_timestamp() + interval '39 seconds')
    on conflict (id_tenant, work) do update set holder = excluded.holder, "expiresAt" = excluded."expiresAt"
      where work_leases.holder like 'lock %' or work_leases."expiresAt" < clock_timestamp()`);
  if (!isTaken) return false;
  const ofHolder = sql`id_tenant = ${tenant} and work = ${name} and holder = ${holder}`;
  await work(() => affects(sql`select from work_leases where ${ofHolder} for share`));
  await affects(sql`delete from work_leases where ${ofHolder}`);
  return true;
}
