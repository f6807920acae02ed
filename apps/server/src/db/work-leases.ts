import { setTimeout as sleep } from 'node:timers/promises';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, not, sql } from 'drizzle-orm';
import type pg from 'pg';
import { workLeases } from '../features/operations/system/system.table.ts';
import type { HeldLease, LeasedWork } from '../kernel/long-job.ts';
import { newId } from '../kernel/new-id.ts';
import { type Db, withTenant } from './tenant-scope.ts';

/** Seconds after its last renewal when a lease expires. */
const leaseSeconds = 20;
const renewalMilliseconds = 5_000;
const longestMilliseconds = 2 * 3600 * 1000;

class LeaseLost extends Error {}

const lockTimeoutCode = '55P03';

/** Work that took longer than any work may. Its lease is given up; a call that does not end is left behind. */
export class WorkTooLong extends Error {}

type Lease = Pick<typeof workLeases.$inferSelect, 'id_tenant' | 'work' | 'holder'>;

/**
 * Runs work under a lease that one process at a time has, across all that share the database, and that expires when
 * the process dies. The process may be paused for longer than that and lose its lease to another: each transaction of
 * `HeldLease` on the tenant therefore begins with a check of the lease, and commits nothing without it.
 *
 * @param longest milliseconds for which work may hold a lease, unless it is unlimited
 * @throws WorkTooLong after that time
 */
export function underLeaseOn(pool: pg.Pool, longest = longestMilliseconds) {
  return async (
    { tenant, name, signal, isUnlimited = false }: LeasedWork,
    work: (held: HeldLease) => Promise<void>,
  ): Promise<boolean> => {
    const lease = { id_tenant: tenant, work: name, holder: newId() };
    const change = <T>(run: (db: Db, lease: Lease) => Promise<T>) =>
      withTenant(pool, { tenant }, (db) => run(db, lease));
    if (!(await change(takeLease).catch(refusedByTimeout))) return false;
    const [lost, late, ended] = [new AbortController(), new AbortController(), new AbortController()];
    void renewUntilLost(() => change(renewLease), ended.signal).then(
      () => lost.abort(),
      () => {},
    );
    const endLate = () => late.abort(new WorkTooLong(`The work "${name}" took too long.`));
    const limit = isUnlimited ? undefined : setTimeout(endLate, longest).unref();
    try {
      const held = work({
        signal: AbortSignal.any([signal, lost.signal, late.signal]),
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
      await Promise.race([held, rejectedBy(late.signal)]);
      // Before the lease ends: a late step of the work would find it missing.
      return !lost.signal.aborted;
    } catch (error) {
      if (lost.signal.aborted) return false;
      throw late.signal.aborted ? late.signal.reason : error;
    } finally {
      clearTimeout(limit);
      ended.abort();
      // A lease that stays because the database is unreachable expires.
      await change(endLease).catch(() => {});
    }
  };
}

function rejectedBy(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}

/** Resolves when another process has the lease; rejects when the work has ended. */
async function renewUntilLost(renew: () => Promise<boolean>, ended: AbortSignal): Promise<void> {
  const pause = () => sleep(renewalMilliseconds, true, { signal: ended });
  await pause();
  while (true) {
    const next = pause();
    // While the database is unreachable, no other process takes the lease. A connection that is silent does not hold up
    // the next renewal, which has another one.
    if (!(await Promise.race([renew().catch(() => true), next]))) return;
    await next;
  }
}

const expiry = sql`clock_timestamp() + make_interval(secs => ${leaseSeconds})`;
/** A lease does not last longer than two: one that does is from before the clock was set back. */
const isCurrent = sql`${workLeases.expiresAt} between clock_timestamp()
  and clock_timestamp() + make_interval(secs => ${2 * leaseSeconds})`;
const ofHolder = ({ id_tenant, work, holder }: Lease) =>
  and(eq(workLeases.id_tenant, id_tenant), eq(workLeases.work, work), eq(workLeases.holder, holder));

/** Takes a lease that is free or has expired; false where another process has it. */
async function takeLease(db: Db, lease: Lease): Promise<boolean> {
  const taken = await db
    .insert(workLeases)
    .values({ ...lease, expiresAt: expiry })
    .onConflictDoUpdate({
      target: [workLeases.id_tenant, workLeases.work],
      set: { holder: lease.holder, expiresAt: expiry },
      setWhere: not(isCurrent),
    })
    .returning({ work: workLeases.work });
  return taken.length > 0;
}

/** Returns false when a transaction of the holder kept the lease for as long as a statement may wait. */
function refusedByTimeout(error: unknown): false {
  const { code } = Object(error instanceof Error && error.cause ? error.cause : error);
  if (code === lockTimeoutCode) return false;
  throw error;
}

async function renewLease(db: Db, lease: Lease): Promise<boolean> {
  // An update that waits for a transaction of the work would store the time from before it waited.
  const found = db.select({ work: workLeases.work }).from(workLeases).where(ofHolder(lease));
  if ((await found.for('update')).length === 0) return false;
  await db.update(workLeases).set({ expiresAt: expiry }).where(ofHolder(lease));
  return true;
}

/** Returns whether the lease is held, and lets no other process take it until the transaction ends. */
async function isHeld(db: Db, lease: Lease): Promise<boolean> {
  const found = db.select({ work: workLeases.work }).from(workLeases).where(ofHolder(lease));
  return (await found.for('share')).length > 0;
}

/** Returns what a process reported of its work; null once its lease has ended, until another process takes the work up. */
export async function whileLeased<T>(db: Db, id_tenant: TenantId, work: string, reported: T | null): Promise<T | null> {
  if (reported === null) return null;
  const ofWork = and(eq(workLeases.id_tenant, id_tenant), eq(workLeases.work, work));
  const [lease] = await db.select({ work: workLeases.work }).from(workLeases).where(and(ofWork, isCurrent));
  return lease ? reported : null;
}

async function endLease(db: Db, lease: Lease): Promise<void> {
  await db.delete(workLeases).where(ofHolder(lease));
}

/**
 * Ends the leases of all tenants, as the owner of the tables. The caller is the only process of its database: a lease
 * that is left belongs to one that was killed.
 */
export async function endAllLeases(owner: pg.ClientBase): Promise<void> {
  await owner.query('delete from work_leases');
}
