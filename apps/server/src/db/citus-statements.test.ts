import { readFileSync } from 'node:fs';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneTestDatabase } from '../../test/test-database.ts';
import type { Database } from './open-database.ts';

/** Rules of Citus for distributed tables, against the migrated schema. Citus itself is not part of the tests. */
const statements = readFileSync(new URL('../../../../deploy/citus.sql', import.meta.url), 'utf8');

/** Functions with the names of Citus that record the kind of each table and their order. */
const recorders = `
  create temporary table placed (place serial, name text, kind text);
  create function pg_temp.create_reference_table(name regclass) returns void language sql as
    $$ insert into placed (name, kind) values (name::text, 'reference') $$;
  create function pg_temp.citus_add_local_table_to_metadata(name regclass) returns void language sql as
    $$ insert into placed (name, kind) values (name::text, 'local') $$;
  create function pg_temp.create_distributed_table(name regclass, key text, colocate_with text) returns void
    language sql as $$ insert into placed (name, kind) values (name::text, 'distributed') $$`;

const called = /\b(create_reference_table|citus_add_local_table_to_metadata|create_distributed_table)\(/g;

let database: Database;
beforeAll(async () => {
  database = await cloneTestDatabase();
});
afterAll(() => database.close());

/** Runs the statements in a transaction that is rolled back, and returns what a query finds after them. */
function after(query: string, planted = ''): Promise<string[]> {
  return database.asOwner(async (client: pg.Client) => {
    await client.query('begin');
    await client.query(`${recorders}; ${planted}`);
    await client.query(statements.replace(called, 'pg_temp.$1('));
    const { rows } = await client.query<{ gap: string }>(query);
    await client.query('rollback');
    return rows.map(({ gap }) => gap);
  });
}

const inOneList = `
  select format('%s is in %s lists', c.relname, count(p.name)) as gap
    from pg_class c left join placed p on p.name = c.relname
   where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
   group by c.relname having count(p.name) <> 1
  union all
  select format('%s is %s', p.name, p.kind) from placed p
   where (p.kind = 'distributed') <> exists (
     select from pg_attribute a where a.attrelid = p.name::regclass and a.attname = 'id_tenant' and not a.attisdropped)`;

const keysWithTenant = `
  select format('key %s lacks id_tenant', i.indexrelid::regclass) as gap
    from placed p join pg_index i on i.indrelid = p.name::regclass and i.indisunique
   where p.kind = 'distributed' and not exists (
     select from pg_attribute a where a.attrelid = i.indrelid and a.attname = 'id_tenant' and a.attnum = any (i.indkey))`;

const foreignKeys = `
  with keys as (
    select f.*, own.kind as from_kind, own.place as from_place, other.kind as to_kind, other.place as to_place,
           exists (select from unnest(f.conkey, f.confkey) pair (a, b)
             join pg_attribute x on x.attrelid = f.conrelid and x.attnum = pair.a and x.attname = 'id_tenant'
             join pg_attribute y on y.attrelid = f.confrelid and y.attnum = pair.b and y.attname = 'id_tenant') as paired
      from pg_constraint f
      join placed own on own.name::regclass = f.conrelid join placed other on other.name::regclass = f.confrelid
     where f.contype = 'f')
  select format('%s: %s refers to %s', conname, from_kind, to_kind) as gap from keys
   where not (from_kind = 'distributed' and to_kind in ('distributed', 'reference')
              or from_kind in ('reference', 'local') and to_kind in ('reference', 'local'))
  union all
  select format('%s does not pair id_tenant', conname) from keys where to_kind = 'distributed' and not paired
  union all
  select format('%s changes its key', conname) from keys
   where to_kind = 'distributed' and (confupdtype in ('c', 'n', 'd') or confdeltype in ('n', 'd'))
  union all
  select format('%s is listed before what it refers to', conname) from keys where from_place < to_place`;

const plainPolicies = `
  select format('policy of %s has a sub-select', tablename) as gap from pg_policies where qual ilike '%select%'
  union all
  select format('trigger %s stays disabled', tgname) from pg_trigger where not tgisinternal and tgenabled = 'D'`;

it.each([
  ['places every table once, by its tenant', inOneList],
  ['finds the tenant in every key of a distributed table', keysWithTenant],
  ['finds foreign keys that stay within a node', foreignKeys],
  ['leaves policies without sub-selects, and no trigger disabled', plainPolicies],
])('%s', async (_, query) => {
  expect(await after(query)).toEqual([]);
});

it.each([
  ['create table planted (id int primary key)', inOneList, ['planted is in 0 lists']],
  ['create table planted (id_tenant text primary key)', inOneList, ['planted is in 0 lists']],
  ['create unique index planted on leads (email)', keysWithTenant, ['key planted lacks id_tenant']],
  [
    'alter table leads add constraint planted foreign key (id_tenant, nota) references users (id_tenant, id) on update cascade',
    foreignKeys,
    ['planted changes its key'],
  ],
  [
    'alter table outbox add a text, add b text, add constraint planted foreign key (a, b) references users (id_tenant, id)',
    foreignKeys,
    ['planted: local refers to distributed', 'planted does not pair id_tenant'],
  ],
])('names what %s breaks', async (planted, query, gaps) => {
  expect(await after(query, planted)).toEqual(expect.arrayContaining(gaps));
});
