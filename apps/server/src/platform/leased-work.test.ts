import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asFirstRelease } from '../../test/first-release.ts';
import { addTenant, startTestServer, type TestServer } from '../../test/harness.ts';
import { longJob } from '../../test/long-job.ts';
import { underLeaseOn } from '../db/work-leases.ts';
import type { LongJob } from '../kernel/long-job.ts';
import { runUnderLease } from './leased-work.ts';

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
/** Takes the lease of a process that was halted for too long. A renewal of that process may come between. */
async function afterExpiry(take: () => Promise<boolean>): Promise<void> {
  do await leases(`update work_leases set "expiresAt" = now() - interval '1 second'`);
  while (!(await take()));
}
const nothing = async () => {};

/** Stores something, and returns whether it was stored. */
type Store = () => Promise<boolean>;

/** Versions of the product, by how they run the same work: the first release of decision 145 and this one. */
const versions = {
  first: (work: (store: Store) => Promise<void>) => asFirstRelease(server, tenant, 'row', work),
  'first, without its lock': (work: (store: Store) => Promise<void>) =>
    asFirstRelease(server, tenant, 'row', work, { hasLock: false }),
  second: (work: (store: Store) => Promise<void>) => run(({ inTenant }) => work(() => isStored(inTenant))),
};
const run = (work: (holder: LongJob) => Promise<void>, changes: Partial<LongJob> = {}) =>
  runUnderLease({ ...longJob(server, logged), ...changes }, { id_tenant: tenant, id: '1' }, 'row', work);
const isStored = (inTenant: LongJob['inTenant']) =>
  inTenant(tenant, nothing).then(
    () => true,
    () => false,
  );

describe('work under a lease', () => {
  it.each([
    ['first', 'second'],
    ['second', 'first'],
    ['second', 'second'],
  ] as const)('of a process of the release "%s" is refused to one of the release "%s"', async (holder, other) => {
    const isDone = await versions[holder](async (store) => {
      expect(await versions[other](nothing)).toBe(false);
      expect(await store()).toBe(true);
    });
    expect(isDone).toBe(true);
    expect(await versions[other](nothing)).toBe(true);
    expect((await leases('select from work_leases')).rows).toEqual([]);
  });

  it.each([
    ['first', 'second'],
    ['first, without its lock', 'second'],
    ['second', 'first'],
    ['second', 'second'],
  ] as const)(
    'of a halted process of the release "%s" is taken by "%s" when the lease expires',
    async (former, next) => {
      const stored: boolean[] = [];
      const taken: boolean[] = [];
      await versions[former](async (store) => {
        stored.push(await store());
        taken.push(await versions[next](nothing));
        const takeUp = () => versions[next](async (storeNext) => void stored.push(await store(), await storeNext()));
        await afterExpiry(takeUp);
        stored.push(await store());
      });
      expect({ stored, taken }).toEqual({ stored: [true, false, true, false], taken: [false] });
    },
  );

  it('reports no error of steps that its loss cut short', async () => {
    const isDone = await run(async (former) => {
      former.log('before');
      await afterExpiry(() => run(() => former.inTenant(tenant, nothing).catch(former.log)));
    });
    expect(isDone).toBe(false);
    expect(logged.splice(0)).toEqual(['before']);
  });

  it('is not ended by the limit of other leases', async () => {
    const underLease = underLeaseOn(server.database.pool, 0);
    const { signal } = new AbortController();
    // The limit of a lease taken at the same moment has passed.
    const untilLimit = () => underLease({ tenant, name: 'other', signal }, () => new Promise(() => {}));
    const isDone = await run(() => expect(untilLimit()).rejects.toThrow('took too long'), { underLease });
    expect(isDone).toBe(true);
  });

  it('fails as its work does, and releases the lease', async () => {
    await expect(run(() => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
    expect(await versions.first(nothing)).toBe(true);
    expect(await versions.second(nothing)).toBe(true);
  });
});
