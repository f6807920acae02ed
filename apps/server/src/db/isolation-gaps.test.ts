import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneTestDatabase } from '../../test/test-database.ts';
import { findIsolationGaps } from './isolation-gaps.ts';
import { applySecurity } from './migrate.ts';
import type { Database } from './open-database.ts';
import { loadTables } from './schema.ts';

let database: Database;
beforeAll(async () => {
  database = await cloneTestDatabase();
});
afterAll(() => database.close());

test('the migrated database keeps tenants apart', async () => {
  const gaps = await database.asOwner((client) => findIsolationGaps(client, database.appRole));
  expect(gaps).toEqual([]);
});

test.each([
  ['create table planted (id int, id_tenant text)', ['no forced row-level security', 'no policy tenant_isolation']],
  ['create table planted (id int)', ['planted has neither id_tenant nor a place in globalTables']],
  ['create view planted as select * from users', ['view planted does not read as its caller']],
  ['create materialized view planted as select * from users', ['planted is a copy']],
  ['alter table users no force row level security', ['users has id_tenant and no forced row-level security']],
  ['alter table users disable row level security', ['users has id_tenant and no forced row-level security']],
  ['drop policy tenant_isolation on users', ['users has no policy tenant_isolation']],
  ['grant truncate on users to restitui_app', ['may truncate users']],
  ['grant update on users to restitui_app_reader', ['restitui_app_reader may write users']],
  ['grant create on schema public to restitui_app', ['may create in schema public']],
  [
    'create function planted() returns int language sql security definer as $$ select 1 $$',
    ['function planted() runs as its owner outside the schemas lookup and erasure'],
  ],
  [
    'create function lookup.planted() returns int language sql security definer as $$ select 1 $$',
    ['look-up lookup.planted() has no fixed search_path', 'look-up lookup.planted() is open to everybody'],
  ],
])('finds what %s opens', async (statement, expected) => {
  const gaps = await database.asOwner(async (client) => {
    await client.query('begin');
    await client.query(statement);
    const found = await findIsolationGaps(client, database.appRole);
    await client.query('rollback');
    return found;
  });
  for (const part of expected) expect(gaps.join('\n')).toContain(part);
});

test('the next start closes a gap', async () => {
  const tables = await loadTables();
  const gaps = await database.asOwner(async (client) => {
    await client.query('alter table users no force row level security');
    await applySecurity(client, tables, database.appRole, false);
    return findIsolationGaps(client, database.appRole);
  });
  expect(gaps).toEqual([]);
});
