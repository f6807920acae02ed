import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addTenant, startTestServer, type TestServer } from '../../test/harness.ts';
import { longJob, runWithoutLock } from '../../test/long-job.ts';
import { runExclusivelyOn } from '../db/run-exclusively.ts';
import { underLeaseOn } from '../db/work-leases.ts';
import type { LongJob } from '../kernel/long-job.ts';
import { underLockAndLease } from './locked-and-leased.ts';

let server: TestServer;
let tenant: TenantId;
const logged: unknown[] = [];

beforeAll(async () => {
  server = await startTestServer();
  tenant = await addTenant(server);
});
beforeEach(() => leases('delete from work_leases'));
afterAll(() => server.close());

const leases = (statement: string) => server.inTenant(tenant, (db) => db.execute(sql.raw(statement)));
const expire = () => leases(`update work_leases set "expiresAt" = now() - interval '1 second'`);
const { signal } = new AbortController();
const nothing = async () => {};

/** Versions of the product, by how they run the same work: the one before, the first and the second of decision 145. */
const versions = {
  before: (work: () => Promise<void>) => runExclusivelyOn(server.database.pool)('row', work),
  first: (work: (holder: LongJob) => Promise<void>, changes: Partial<LongJob> = {}) =>
    underLockAndLease({ ...longJob(server, logged), ...changes }, { id_tenant: tenant, id: '1' }, 'row', work),
  second: (work: () => Promise<void>) =>
    underLeaseOn(server.database.pool)({ tenant, name: 'row', signal, isUnlimited: true }, work),
};
const firstWithoutLock = (work: (holder: LongJob) => Promise<void>) =>
  versions.first(work, { runExclusively: runWithoutLock });

describe('work under lock and lease', () => {
  it.each([
    ['before', 'first'],
    ['first', 'before'],
    ['second', 'first'],
    ['first', 'second'],
    ['first', 'first'],
  ] as const)('of a process of the version "%s" is refused to one of the version "%s"', async (holder, other) => {
    const isDone = await versions[holder](async () => {
      expect(await versions[other](nothing)).toBe(false);
    });
    expect(isDone).toBe(true);
    expect(await versions[other](nothing)).toBe(true);
    expect((await leases('select from work_leases')).rows).toEqual([]);
  });

  it('is refused to the second version by the lease too, when the lock was lost', async () => {
    await firstWithoutLock(async () => {
      expect(await versions.second(nothing)).toBe(false);
      await expire();
      expect(await versions.second(nothing)).toBe(true);
    });
  });

  it('is taken at once from a holder that lost the lock, and that one stores nothing more', async () => {
    let isStored = false;
    const isDone = await firstWithoutLock(async (former) => {
      await former.inTenant(tenant, nothing);
      expect(await versions.first(nothing)).toBe(true);
      expect(former.signal.aborted).toBe(false);
      await former.inTenant(tenant, async () => {
        isStored = true;
      });
    });
    expect([isDone, isStored]).toEqual([false, false]);
  });

  it('reports no error of steps that its loss cut short', async () => {
    await firstWithoutLock(async (former) => {
      former.log('before');
      await versions.first(nothing);
      await former.inTenant(tenant, nothing).catch(former.log);
    });
    expect(logged.splice(0)).toEqual(['before']);
  });

  it('is not ended by the limit of other leases', async () => {
    const underLease = underLeaseOn(server.database.pool, 0);
    // The limit of a lease taken at the same moment has passed.
    const untilLimit = () => underLease({ tenant, name: 'other', signal }, () => new Promise(() => {}));
    const isDone = await versions.first(() => expect(untilLimit()).rejects.toThrow('took too long'), { underLease });
    expect(isDone).toBe(true);
  });

  it('fails as its work does, and releases lock and lease', async () => {
    await expect(versions.first(() => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
    expect(await versions.before(nothing)).toBe(true);
    expect(await versions.second(nothing)).toBe(true);
  });
});
