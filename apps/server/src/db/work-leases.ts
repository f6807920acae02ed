import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, or, sql } from 'drizzle-orm';
import type pg from 'pg';
import { workLeases } from '../features/operations/system/system.table.ts';
import type { HeldLease, LeasedWork } from '../kernel/long-job.ts';
import { newId } from '../kernel/new-id.ts';
import { type Db, withTenant } from './tenant-scope.ts';

/** Seconds after its last renewal when a lease expires. */
const leaseSeconds = 20;
const renewalMilliseconds = 5_000;
/** Work that takes longer has failed, and its lease is not renewed. */
const longestMilliseconds = 2 * 3600 * 1000;

class LeaseLost extends Error {}

type Lease = Pick<typeof workLeases.$inferSelect, 'id_tenant' | 'work' | 'holder'>;

/**
 * Runs work under a lease that one process at a time has, across all that share the database, and that expires when
 * the process dies. The process may be paused for longer than that and lose its lease to another: each transaction of
 * `HeldLease` on the tenant therefore begins with a check of the lease, and commits nothing without it.
 */
export function underLeaseOn(pool: pg.Pool) {
  return async ({ tenant, name, signal }: LeasedWork, work: (held: HeldLease) => Promise<void>): Promise<boolean> => {
    const lease = { id_tenant: tenant, work: name, holder: newId() };
    const change = <T>(run: (db: Db, lease: Lease) => Promise<T>) =>
      withTenant(pool, { tenant }, (db) => run(db, lease));
    if (!(await change(takeLease))) return false;
    const [lost, ended] = [new AbortController(), new AbortController()];
    void renewUntilLost(() => change(renewLease), ended.signal).then(
      () => lost.abort(),
      () => {},
    );
    try {
      await work({
        signal: AbortSignal.any([signal, lost.signal]),
        inTenant: (other, run) =>
          withTenant(pool, { tenant: other }, async (db) => {
            // Another tenant's transaction does not see the lease, and has nothing of this work to store.
            if (other === tenant && !(await isHeld(db, lease))) {
              lost.abort();
              throw new LeaseLost(`Another process took the lease "${name}".`);
            }
            return run(db);
          }),
      });
    } catch (error) {
      if (!lost.signal.aborted) throw error;
    } finally {
      ended.abort();
      // A lease that stays because the database is away expires.
      await change(endLease).catch(() => {});
    }
    return !lost.signal.aborted;
  };
}

/** Resolves when another process has the lease, or when the work takes too long; rejects when the work has ended. */
async function renewUntilLost(renew: () => Promise<boolean>, ended: AbortSignal): Promise<void> {
  const end = performance.now() + longestMilliseconds;
  while (performance.now() < end) {
    await sleep(renewalMilliseconds, undefined, { signal: ended });
    // While the database is away, no other process takes the lease.
    if (!(await renew().catch(() => true))) return;
  }
}

const expiry = sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`;
const ofHolder = ({ id_tenant, work, holder }: Lease) =>
  and(eq(workLeases.id_tenant, id_tenant), eq(workLeases.work, work), eq(workLeases.holder, holder));

/** Takes a lease that is free or has expired; false where another process has it. */
async function takeLease(db: Db, lease: Lease): Promise<boolean> {
  // The version before locks such work by its name for as long as it runs.
  const former = sql`select pg_try_advisory_xact_lock(hashtextextended(${lease.work}, 1)) as free`;
  const { rows } = await db.execute<{ free: boolean }>(former);
  if (!rows[0]?.free) return false;
  const { expiresAt } = workLeases;
  const taken = await db
    .insert(workLeases)
    .values({ ...lease, expiresAt: expiry })
    .onConflictDoUpdate({
      target: [workLeases.id_tenant, workLeases.work],
      set: { holder: lease.holder, expiresAt: expiry },
      // A lease cannot last longer than two: the clock was set back.
      setWhere: or(
        sql`${expiresAt} < clock_timestamp()`,
        sql`${expiresAt} > clock_timestamp() + make_interval(secs => ${2 * leaseSeconds})`,
      ),
    })
    .returning({ work: workLeases.work });
  return taken.length > 0;
}

async function renewLease(db: Db, lease: Lease): Promise<boolean> {
  const update = db.update(workLeases).set({ expiresAt: expiry }).where(ofHolder(lease));
  return (await update.returning({ work: workLeases.work })).length > 0;
}

/** Returns whether the lease is held, and lets no other process take it until the transaction ends. */
async function isHeld(db: Db, lease: Lease): Promise<boolean> {
  const found = db.select({ work: workLeases.work }).from(workLeases).where(ofHolder(lease));
  return (await found.for('share')).length > 0;
}

async function endLease(db: Db, lease: Lease): Promise<void> {
  await db.delete(workLeases).where(ofHolder(lease));
}
