import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addFixtureTables, notes } from '../../test/fixture-tables.ts';
import { cloneTestDatabase } from '../../test/test-database.ts';
import { copyRows } from './copy-rows.ts';
import type { Database } from './open-database.ts';
import { type Db, withTenant } from './tenant-scope.ts';

const kairos = '30000000000152' as TenantId;
const trilha = '50000000000160' as TenantId;

let database: Database;
const asKairos = <T>(work: (db: Db) => Promise<T>) => withTenant(database.pool, { tenant: kairos }, work);

beforeAll(async () => {
  database = await cloneTestDatabase();
  await addFixtureTables(database);
  for (const [id, tenant] of [
    [1, kairos],
    [2, trilha],
  ] as const) {
    await withTenant(database.pool, { tenant }, async (db) => {
      await db.insert(notes).values({ id, id_tenant: tenant, body: `d'água \\ ${id}` });
    });
  }
});
afterAll(() => database.close());

const bodies = (db: Db, query: Parameters<typeof copyRows>[1]) =>
  copyRows(db, query).then((rows) => rows.map(([body]) => body?.toString()));

it('obeys the row policies', async () => {
  expect(await asKairos((db) => bodies(db, db.select({ body: notes.body }).from(notes)))).toEqual([`d'água \\ 1`]);
  expect(await asKairos((db) => bodies(db, sql`select body from fixture_notes where id_tenant = ${trilha}`))).toEqual(
    [],
  );
});

it('escapes the values of a query', async () => {
  for (const [body, found] of [
    [`d'água \\ 1`, 1],
    [`' or true or body <> '`, 0],
    [`\\' or true --`, 0],
  ] as const) {
    const rows = await asKairos((db) =>
      copyRows(db, db.select({ id: notes.id }).from(notes).where(eq(notes.body, body))),
    );
    expect(rows).toHaveLength(found);
  }
});

it('returns bytes unchanged, distinguishes null from empty, and keeps PostgreSQL’s format of numbers', async () => {
  const large = Buffer.alloc(300_000, Buffer.from([0, 255, 92, 13, 10, 1]));
  const [row] = await asKairos((db) =>
    copyRows(db, sql`select decode(${large.toString('hex')}, 'hex'), null::bytea, ''::bytea, -7::int4`),
  );
  expect(row?.[0]?.equals(large)).toBe(true);
  expect(row?.slice(1)).toEqual([null, Buffer.alloc(0), Buffer.from([255, 255, 255, 249])]);
});

it('rejects for a failing query, and its connection stays usable', async () => {
  const failing = asKairos((db) => copyRows(db, sql`select 1 / (3 - n) from generate_series(1, 5) n`));
  await expect(failing).rejects.toMatchObject({ code: '22012' });
  const sums = await asKairos((db) => copyRows(db, sql`select 2::int4`));
  expect(sums).toEqual([[Buffer.from([0, 0, 0, 2])]]);
});
