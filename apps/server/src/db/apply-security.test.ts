import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cloneTestDatabase } from '../../test/test-database.ts';
import { applySecurity } from './apply-security.ts';
import { findIsolationGaps } from './isolation-gaps.ts';
import type { Database } from './open-database.ts';
import { loadTables } from './schema.ts';

let database: Database;
let tables: Awaited<ReturnType<typeof loadTables>>;

beforeAll(async () => {
  database = await cloneTestDatabase();
  tables = await loadTables();
  await apply(false);
});
afterAll(() => database.close());

const apply = (changed: boolean) =>
  database.asOwner((client) => applySecurity(client, tables, database.appRole, changed));
const gaps = () => database.asOwner((client) => findIsolationGaps(client, database.appRole));
const asOwner = (statement: string) => database.asOwner((client) => client.query(statement));

/** Returns what `work` returns while a reader of all tables does not end its transaction. */
async function whileRead<T>(work: () => Promise<T>): Promise<T> {
  const reader = await database.pool.connect();
  try {
    await reader.query('begin');
    for (const name of ['clients', 'users', 'products']) await reader.query(`select 1 from ${name} limit 1`);
    return await work();
  } finally {
    await reader.query('rollback');
    reader.release();
  }
}

it('locks no table when its policies are as they were, also after a migration', async () => {
  await whileRead(() => apply(false));
  await whileRead(() => apply(true));
  expect(await gaps()).toEqual([]);
});

it('changes the policies of a table alone', async () => {
  await asOwner(`update drizzle.applied_security_parts set state = 'another' where name = 'table client_tags'`);
  await whileRead(() => apply(false));
  const state = `select 1 from drizzle.applied_security_parts where name = 'table client_tags' and state = 'another'`;
  expect((await asOwner(state)).rowCount).toBe(0);
});

it('gives way to a request that holds the table, and tries again', async () => {
  await asOwner(`update drizzle.applied_security_parts set state = 'another' where name = 'table clients'`);
  const reader = await database.pool.connect();
  await reader.query('begin');
  await reader.query('select 1 from clients limit 1');
  const applying = apply(false);
  const isWaiting = async () =>
    (await asOwner(`select 1 from pg_locks where mode = 'AccessExclusiveLock' and not granted`)).rowCount;
  await vi.waitFor(async () => expect(await isWaiting()).toBe(1), { timeout: 60_000 });
  // Another request of the table is answered: the lock that waits is given up.
  await database.pool.query('select 1 from clients limit 1');
  await reader.query('rollback');
  reader.release();
  await applying;
  expect(await gaps()).toEqual([]);
});

it('guards a table that was created again, and a look-up that is missing', async () => {
  await asOwner('create table spare_tags (like client_tags including all)');
  await asOwner('drop table client_tags cascade');
  await asOwner('alter table spare_tags rename to client_tags');
  await asOwner('drop function lookup.tenants_with_pending_activity()');
  await apply(true);
  const { rows } = await database.pool.query('select * from lookup.tenants_with_pending_activity()');
  expect(rows).toEqual([]);
  const policies = await asOwner(`select polname from pg_policy where polrelid = 'client_tags'::regclass order by 1`);
  expect(policies.rows.map(({ polname }) => polname)).toEqual(['owner_maintenance', 'tenant_isolation']);
});

it('drops a look-up that is not listed, and one with other parameters', async () => {
  await asOwner('create function lookup.planted() returns int language sql as $$ select 1 $$');
  await asOwner(
    'create function lookup.tenants_with_pending_activity(more text) returns int language sql as $$ select 1 $$',
  );
  await apply(false);
  const { rows } = await asOwner(
    `select p.oid::regprocedure::text as name from pg_proc p
      where p.pronamespace = 'lookup'::regnamespace and p.proname in ('planted', 'tenants_with_pending_activity')`,
  );
  expect(rows).toEqual([{ name: 'lookup.tenants_with_pending_activity()' }]);
});
