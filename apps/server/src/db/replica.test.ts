import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { tenantErrors } from '@restitui/domain/tenancy/tenants/tenants.errors.ts';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addFixtureTables, notes } from '../../test/fixture-tables.ts';
import { cloneTestDatabase } from '../../test/test-database.ts';
import { AppError } from '../kernel/app-error.ts';
import type { Database } from './open-database.ts';
import { type Replica, type ReplicaState, watchReplica } from './replica.ts';
import { type Db, withTenant } from './tenant-scope.ts';

const kairos = '30000000000152' as TenantId;
const trilha = '50000000000160' as TenantId;
const now = new Date('2026-11-20T12:00:00Z');

let primary: Database;
/** A database of its own instead of a copy, so that the source of an answer shows. */
let copy: Database;
let states: ReplicaState[];

beforeAll(async () => {
  [primary, copy] = [await cloneTestDatabase(), await cloneTestDatabase()];
  for (const [database, body] of [
    [primary, 'primary'],
    [copy, 'copy'],
  ] as const) {
    await addFixtureTables(database);
    // The privileges of the fixture are of its own tables alone.
    await database.asOwner((client) => client.query(`grant select on system_processes to ${database.appRole}`));
    for (const [id, tenant] of [
      [1, kairos],
      [2, trilha],
    ] as const) {
      await withTenant(database.pool, { tenant }, (db) => db.insert(notes).values({ id, id_tenant: tenant, body }));
    }
  }
});
afterAll(async () => {
  await primary.close();
  await copy.close();
});
beforeEach(() => {
  states = [];
});

async function beat(secondsAgo: number): Promise<void> {
  await copy.asOwner(async (client) => {
    await client.query('delete from system_processes');
    await client.query(
      `insert into system_processes (id, kind, machine, version, "startedAt", "seenAt") values ('a', 'web', 'm', '1', $1, $1)`,
      [new Date(now.getTime() - secondsAgo * 1000).toISOString()],
    );
  });
}

/** Watches until the first check is done. */
function watch(given: { replica?: pg.Pool; isCopy?: string; answerSeconds?: number } = {}): Promise<Replica> {
  return new Promise((resolve) => {
    const replica = watchReplica({
      ...{ replica: copy.pool, primary: primary.pool, mostSeconds: 30, now: () => now, isCopy: 'true', ...given },
      report(state) {
        states.push(state);
        setImmediate(() => resolve(replica));
      },
    });
  });
}

const bodies = (replica: Replica, tenant = kairos) =>
  replica.read((pool) =>
    withTenant(pool, { tenant, readOnly: true }, async (db) =>
      (await db.select().from(notes)).map((note) => note.body),
    ),
  );

describe('a read that may be some seconds old', () => {
  it('comes from the replica, and shows the rows of its tenant only', async () => {
    await beat(10);
    const replica = await watch();
    expect(await bodies(replica)).toEqual(['copy']);
    expect(await bodies(replica, '99999999000191' as TenantId)).toEqual([]);
    expect(states).toEqual([{ isUsed: true, secondsBehind: 10 }]);
    replica.stop();
  });

  it('cannot write', async () => {
    await beat(10);
    const replica = await watch();
    const write = (db: Db) => db.insert(notes).values({ id: 9, id_tenant: kairos, body: 'written' });
    const written = replica.read((pool) => withTenant(pool, { tenant: kairos, readOnly: true }, write));
    await expect(written).rejects.toMatchObject({ cause: { code: '25006' } });
    replica.stop();
  });

  it.each([
    ['too far behind', () => beat(31)],
    ['without a heartbeat', () => copy.asOwner((client) => client.query('delete from system_processes'))],
  ])('comes from the primary while the replica is %s', async (_, prepare) => {
    await prepare();
    const replica = await watch();
    expect(await bodies(replica)).toEqual(['primary']);
    expect(states).toMatchObject([{ isUsed: false }]);
    replica.stop();
  });

  it('comes from the primary when the replica fails during the read, and after it', async () => {
    await beat(10);
    const replica = await watch();
    let tries = 0;
    const read = () =>
      replica.read((pool) =>
        withTenant(pool, { tenant: kairos, readOnly: true }, async (db) => {
          tries += 1;
          if (pool === copy.pool) await db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
          return (await db.select().from(notes)).map((note) => note.body);
        }),
      );
    expect(await read()).toEqual(['primary']);
    expect(await read()).toEqual(['primary']);
    expect(tries).toBe(3);
    expect(states.map(({ isUsed }) => isUsed)).toEqual([true, false]);
    replica.stop();
  });

  it('comes from the primary when the replica ends a statement that delays its recovery', async () => {
    await beat(10);
    const replica = await watch();
    const answer = await replica.read((pool) =>
      withTenant(pool, { tenant: kairos, readOnly: true }, async (db) => {
        if (pool === copy.pool) await db.execute(sql`do $$ begin raise exception using errcode = '40001'; end $$`);
        return 'primary';
      }),
    );
    expect(answer).toBe('primary');
    expect(states).toMatchObject([{ isUsed: true }]);
    replica.stop();
  });

  it.each([
    ['has not received a new column', (db: Db) => db.execute(sql`select missing from fixture_notes`)],
    ['lacks a privilege', (db: Db) => db.execute(sql`select * from users`)],
  ])('comes from the primary when the replica %s', async (_, fails) => {
    await beat(10);
    const replica = await watch();
    const answer = await replica.read((pool) =>
      withTenant(pool, { tenant: kairos, readOnly: true }, async (db) => {
        if (pool === copy.pool) await fails(db);
        return 'primary';
      }),
    );
    expect(answer).toBe('primary');
    expect(states.map(({ isUsed }) => isUsed)).toEqual([true, false]);
    replica.stop();
  });

  it('reports a statement that is wrong on both', async () => {
    await beat(10);
    const replica = await watch();
    const wrong = replica.read((pool) => withTenant(pool, { tenant: kairos }, (db) => db.execute(sql`select 1 / 0`)));
    await expect(wrong).rejects.toMatchObject({ cause: { code: '22012' } });
    replica.stop();
  });

  it('passes a refusal of the product on, without a second try', async () => {
    await beat(10);
    const replica = await watch();
    let tries = 0;
    const refused = replica.read(async () => {
      tries += 1;
      throw new AppError(tenantErrors.tenant_not_found);
    });
    await expect(refused).rejects.toBeInstanceOf(AppError);
    expect(tries).toBe(1);
    expect(await bodies(replica)).toEqual(['copy']);
    replica.stop();
  });

  it('comes from the primary beside a database that is no streaming replica, whose row policies are not known', async () => {
    await beat(10);
    const replica = await watch({ isCopy: 'pg_is_in_recovery()' });
    expect(await bodies(replica)).toEqual(['primary']);
    expect(states).toEqual([{ isUsed: false, problem: 'not a streaming replica' }]);
    replica.stop();
  });

  it('comes from the primary while the replica is silent', async () => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const pool = new pg.Pool({ host: '127.0.0.1', port, connectionTimeoutMillis: 1000 });
    const replica = await watch({ replica: pool, answerSeconds: 0.05 });
    expect(await bodies(replica)).toEqual(['primary']);
    expect(states).toEqual([{ isUsed: false, problem: 'no answer within 0.05 s' }]);
    replica.stop();
    silent.close();
  });
});
