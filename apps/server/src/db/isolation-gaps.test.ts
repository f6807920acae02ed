import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneTestDatabase } from '../../test/test-database.ts';
import { applySecurity } from './apply-security.ts';
import { findIsolationGaps } from './isolation-gaps.ts';
import type { Database } from './open-database.ts';
import { loadTables } from './schema.ts';

let database: Database;
beforeAll(async () => {
  database = await cloneTestDatabase();
});
afterAll(() => database.close());

it('finds no gap in the migrated database', async () => {
  const gaps = await database.asOwner((client) => findIsolationGaps(client, database.appRole));
  expect(gaps).toEqual([]);
});

it.each([
  ['create table planted (id int, id_tenant text)', ['no forced row-level security', 'no policy tenant_isolation']],
  ['create table planted (id int)', ['planted has neither id_tenant nor a place in globalTables']],
  ['create view planted as select * from users', ['view planted does not read as its caller']],
  ['create materialized view planted as select * from users', ['planted is a copy']],
  ['alter table users no force row level security', ['users has id_tenant and no forced row-level security']],
  ['alter table users disable row level security', ['users has id_tenant and no forced row-level security']],
  ['drop policy tenant_isolation on users', ['users has no policy tenant_isolation']],
  ['grant truncate on users to restitui_app', ['may truncate users']],
  ['grant update on users to restitui_app_reader', ['restitui_app_reader may write users']],
  [
    'create table planted (id_tenant text, id text primary key)',
    ['key planted_pkey of table planted does not contain id_tenant: put id_tenant first'],
  ],
  ['create unique index planted on leads (email)', ['key planted of table leads does not contain id_tenant']],
  ['alter table leads drop constraint leads_id_tenant_id_pk', ['table leads has no primary key']],
  [
    'create unique index planted_target on users (id); alter table leads add constraint planted foreign key (nota) references users (id)',
    ['foreign key planted of table leads does not pair id_tenant with id_tenant of users', 'user_directory'],
  ],
  [
    'grant select on sign_in_directory to restitui_app',
    ['restitui_app may read or write the directory sign_in_directory'],
  ],
  ['grant create on schema public to restitui_app', ['may create in schema public']],
  [
    'create function planted() returns int language sql security definer as $$ select 1 $$',
    ['function planted() runs as its owner outside the schemas lookup, erasure and directory'],
  ],
  [
    'create function lookup.planted() returns int language sql security definer as $$ select 1 $$',
    ['look-up lookup.planted() has no fixed search_path', 'look-up lookup.planted() is open to everybody'],
  ],
])('reports the gap that %s opens', async (statement, expected) => {
  const gaps = await database.asOwner(async (client) => {
    await client.query('begin');
    await client.query(statement);
    const found = await findIsolationGaps(client, database.appRole);
    await client.query('rollback');
    return found;
  });
  for (const part of expected) expect(gaps.join('\n')).toContain(part);
});

it('closes a gap at the next start', async () => {
  const tables = await loadTables();
  const gaps = await database.asOwner(async (client) => {
    await client.query('alter table users no force row level security');
    await applySecurity(client, tables, database.appRole, false);
    return findIsolationGaps(client, database.appRole);
  });
  expect(gaps).toEqual([]);
});
