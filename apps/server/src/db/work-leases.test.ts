import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countBlocked } from '../../test/count-blocked.ts';
import { addTenant, startTestServer, type TestServer } from '../../test/harness.ts';
import type { HeldLease } from '../kernel/long-job.ts';
import { endAllLeases, underLeaseOn, WorkTooLong } from './work-leases.ts';

let server: TestServer;
let tenant: TenantId;
let other: TenantId;

beforeAll(async () => {
  server = await startTestServer();
  [tenant, other] = [await addTenant(server), await addTenant(server)];
});
beforeEach(() => leases('delete from work_leases'));
afterAll(() => server.close());

const signal = new AbortController().signal;
const leases = (statement: string) => server.inTenant(tenant, (db) => db.execute(sql.raw(statement)));
const hold = (work: (held: HeldLease) => Promise<void>) =>
  underLeaseOn(server.database.pool)({ tenant, name: 'file 1', signal }, work);
const nothing = async () => {};
const expire = () => leases(`update work_leases set "expiresAt" = now() - interval '1 second'`);

describe('a lease', () => {
  it('belongs to one process at a time, in its tenant, and ends with its work', async () => {
    const inner: boolean[] = [];
    const isDone = await hold(async () => {
      inner.push(await hold(nothing));
      inner.push(await underLeaseOn(server.database.pool)({ tenant: other, name: 'file 1', signal }, nothing));
      inner.push(await underLeaseOn(server.database.pool)({ tenant, name: 'file 2', signal }, nothing));
    });
    expect([inner, isDone]).toEqual([[false, true, true], true]);
    await expect(hold(() => Promise.reject(new Error('no disk')))).rejects.toThrow('no disk');
    expect(await hold(nothing)).toBe(true);
    expect((await leases('select from work_leases')).rows).toEqual([]);
  });

  it('that expired is taken by another process, and the former holder stores nothing and is told', async () => {
    let isStored = false;
    const isDone = await hold(async (former) => {
      await former.inTenant(tenant, nothing);
      await expire();
      await hold(async (next) => {
        const late = former.inTenant(tenant, async () => {
          isStored = true;
        });
        await expect(late).rejects.toThrow('Another process took the lease');
        expect([former.signal.aborted, next.signal.aborted]).toEqual([true, false]);
        await next.inTenant(tenant, nothing);
      });
      throw new Error('of work that was cut short');
    });
    expect([isDone, isStored]).toEqual([false, false]);
  });

  it('is given up by work that takes too long, which is told', async () => {
    let given: AbortSignal | undefined;
    const tooLong = underLeaseOn(server.database.pool, 1)({ tenant, name: 'file 1', signal }, (held) => {
      given = held.signal;
      return new Promise(() => {});
    });
    await expect(tooLong).rejects.toThrow(WorkTooLong);
    expect(given?.aborted).toBe(true);
    expect(await hold(nothing)).toBe(true);
  });

  it('that expired remains with its holder while no other process wants it', async () => {
    const isDone = await hold(async ({ inTenant, signal: held }) => {
      await expire();
      await inTenant(tenant, nothing);
      expect(held.aborted).toBe(false);
    });
    expect(isDone).toBe(true);
  });

  it('is not taken during a transaction of its holder', async () => {
    const order: string[] = [];
    await hold(async ({ inTenant }) => {
      await expire();
      let next: Promise<boolean> | undefined;
      await inTenant(tenant, async () => {
        next = hold(async () => void order.push('next'));
        await expect.poll(() => countBlocked(server.database.pool)).toBeGreaterThan(0);
        order.push('stored');
      });
      expect(await next).toBe(true);
    });
    expect(order).toEqual(['stored', 'next']);
  });

  it('is refused, without an error, when the wait for a transaction of its holder times out', async () => {
    const impatient = new pg.Pool({ ...server.database.pool.options, options: '-c lock_timeout=50' });
    await hold(async ({ inTenant }) => {
      await expire();
      await inTenant(tenant, async () => {
        expect(await underLeaseOn(impatient)({ tenant, name: 'file 1', signal }, nothing)).toBe(false);
      });
    });
    await impatient.end();
  });

  it('is done although a step of the work begins after its end', async () => {
    let late: Promise<PromiseSettledResult<void>[]> | undefined;
    const isDone = await hold(async ({ inTenant }) => {
      late = Promise.allSettled([leases('delete from work_leases').then(() => inTenant(tenant, nothing))]);
    });
    expect(isDone).toBe(true);
    const reason = expect.objectContaining({ message: 'Another process took the lease "file 1".' });
    expect(await late).toEqual([{ status: 'rejected', reason }]);
  });

  it('leaves transactions of other tenants alone, and ends its signal with that of the process', async () => {
    const stop = new AbortController();
    await underLeaseOn(server.database.pool)({ tenant, name: 'file 1', signal: stop.signal }, async (held) => {
      await held.inTenant(other, nothing);
      stop.abort();
      expect(held.signal.aborted).toBe(true);
    });
  });

  it('of the future, from before the clock was set back, counts as expired', async () => {
    await hold(async () => {
      await leases(`update work_leases set "expiresAt" = now() + interval '1 year'`);
      expect(await hold(nothing)).toBe(true);
    });
  });

  it('remains with a holder whose connections all ended', async () => {
    const { pool, sidePool } = server.database;
    let isStored = false;
    const isDone = await hold(async ({ inTenant }) => {
      await sidePool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`,
      );
      await expect.poll(() => pool.totalCount).toBe(0);
      expect(await hold(nothing)).toBe(false);
      await inTenant(tenant, async () => {
        isStored = true;
      });
    });
    expect([isDone, isStored]).toEqual([true, true]);
  });

  it('is renewed although the connection of a renewal is silent', async () => {
    const { pool } = server.database;
    let uses = 0;
    const connect = () => (++uses === 2 ? new Promise(() => {}) : pool.connect());
    const silent = new Proxy(pool, { get: (of, name) => (name === 'connect' ? connect : Reflect.get(of, name)) });
    const expiries = async () => (await leases('select "expiresAt" from work_leases')).rows;
    await underLeaseOn(silent)({ tenant, name: 'file 1', signal }, async () => {
      const before = await expiries();
      await expect.poll(expiries).not.toEqual(before);
      expect(uses).toBeGreaterThan(2);
    });
  });

  it('of a killed process is ended, in every tenant, by the next process where there is only one', async () => {
    const insert = `insert into work_leases values ('${other}', 'file 1', 'killed', now() + interval '20 seconds')`;
    await server.inTenant(other, (db) => db.execute(sql.raw(insert)));
    await hold(async () => {
      await server.database.asOwner(endAllLeases);
      expect(await hold(nothing)).toBe(true);
      expect(await underLeaseOn(server.database.pool)({ tenant: other, name: 'file 1', signal }, nothing)).toBe(true);
    });
  });

  it('holds no connection', async () => {
    const { pool } = server.database;
    await hold(async () => {
      expect(pool.totalCount - pool.idleCount).toBe(0);
    });
  });
});
