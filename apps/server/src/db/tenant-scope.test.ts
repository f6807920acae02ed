import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addFixtureTables, notes, sharedNotes } from '../../test/fixture-tables.ts';
import { cloneTestDatabase } from '../../test/test-database.ts';
import type { Database } from './open-database.ts';
import { prepared, unnamed } from './prepared.ts';
import {
  afterCommit,
  type Db,
  literal,
  scopesWithin,
  withLocatedTenant,
  withoutTenant,
  withTenant,
} from './tenant-scope.ts';

const kairos = '30000000000152' as TenantId;
const trilha = '50000000000160' as TenantId;

let database: Database;

beforeAll(async () => {
  database = await cloneTestDatabase();
  await addFixtureTables(database);
  for (const [id, tenant] of [
    [1, kairos],
    [2, trilha],
  ] as const) {
    await withTenant(database.pool, { tenant }, async (db) => {
      await db.insert(notes).values({ id, id_tenant: tenant, body: `note ${id}` });
      await db.insert(sharedNotes).values({ id, id_tenant: tenant, body: `shared ${id}` });
    });
  }
});
afterAll(() => database.close());

const noteIds = async (db: Db) => (await db.select({ id: notes.id }).from(notes)).map(({ id }) => id);
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no error',
    (error: { code?: string; cause?: { code?: string } }) => error.code ?? error.cause?.code,
  );

it('shows a scope its own tenant only, with raw SQL too', async () => {
  await withTenant(database.pool, { tenant: kairos }, async (db) => {
    expect(await noteIds(db)).toEqual([1]);
    const raw = await db.execute<{ id: number }>(sql`select id from fixture_notes where id_tenant = ${trilha} or true`);
    expect(raw.rows).toEqual([{ id: 1 }]);
  });
});

it('shows no rows without a tenant, on a used connection or a new one', async () => {
  expect(await withoutTenant(database.pool, noteIds)).toEqual([]);
  expect((await database.pool.query('select id from fixture_notes')).rows).toEqual([]);
});

it('lets no row be written for, moved to or removed from another tenant', async () => {
  const asKairos = (statement: ReturnType<typeof sql>) =>
    withTenant(database.pool, { tenant: kairos }, (db) => db.execute(statement));

  const refusedByPolicy = '42501';
  expect(await codeOf(asKairos(sql`insert into fixture_notes values (9, ${trilha}, 'planted')`))).toBe(refusedByPolicy);
  expect(await codeOf(asKairos(sql`update fixture_notes set id_tenant = ${trilha}`))).toBe(refusedByPolicy);
  expect((await asKairos(sql`update fixture_notes set body = '' where id = 2`)).rowCount).toBe(0);
  expect((await asKairos(sql`delete from fixture_notes where id = 2`)).rowCount).toBe(0);
  expect(await codeOf(asKairos(sql`truncate fixture_notes`))).toBe(refusedByPolicy);
});

it('does not let the application role disable the policies', async () => {
  const attempt = (statement: string) => codeOf(database.pool.query(statement));

  expect(await attempt('set role restitui')).toBe('42501');
  expect(await attempt('alter table fixture_notes no force row level security')).toBe('42501');
  expect(await attempt('drop policy tenant_isolation on fixture_notes')).toBe('42501');
  expect(await attempt('begin; set local row_security = off; select * from fixture_notes')).toBe('42501');
  expect(await attempt('create table own (id int)')).toBe('42501');
});

it('adds the listed tables, read-only, for reach "all"', async () => {
  await withTenant(database.pool, { tenant: kairos, reach: 'all' }, async (db) => {
    expect((await db.select().from(sharedNotes)).map(({ id }) => id)).toEqual([1, 2]);
    expect(await noteIds(db)).toEqual([1]);
    const write = db.transaction((inner) => inner.update(sharedNotes).set({ body: '' }));
    expect(await codeOf(write)).toBe('42501');
  });
  await withTenant(database.pool, { tenant: kairos }, async (db) => {
    expect((await db.select().from(sharedNotes)).map(({ id }) => id)).toEqual([1]);
  });
});

it('keeps the narrower privileges of some tables', async () => {
  const asKairos = (statement: string) =>
    codeOf(withTenant(database.pool, { tenant: kairos }, (db) => db.execute(sql.raw(statement))));

  expect(await asKairos(`insert into fixture_entries values (1, '${kairos}')`)).toBe('no error');
  expect(await asKairos('update fixture_entries set id = 2')).toBe('42501');
  expect(await asKairos('delete from fixture_entries')).toBe('42501');
  expect(await asKairos('select * from fixture_rates')).toBe('no error');
  expect(await asKairos('update fixture_rates set rate = 0')).toBe('42501');
});

it('answers a look-up before a tenant is known', async () => {
  const found = await withoutTenant(database.pool, (db) =>
    db.execute(sql`select * from lookup.note_by_body(${'note 2'})`),
  );
  expect(found.rows).toEqual([{ id: 2, id_tenant: trilha }]);
});

it('rolls back on an error, and the connection serves the next scope', async () => {
  const failing = withTenant(database.pool, { tenant: kairos }, async (db) => {
    await db.insert(notes).values({ id: 50, id_tenant: kairos, body: 'lost' });
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(await withTenant(database.pool, { tenant: kairos }, noteIds)).toEqual([1]);
});

it('does not let a swallowed failure pass for a commit', async () => {
  const swallowing = withTenant(database.pool, { tenant: kairos }, async (db) => {
    await db.insert(notes).values({ id: 51, id_tenant: kairos, body: 'lost' });
    await db.execute(sql`select 1 / 0`).catch(() => {});
  });
  await expect(swallowing).rejects.toThrow('nothing was stored');
});

it('keeps the rest of the transaction after a failed savepoint', async () => {
  const ids = await withTenant(database.pool, { tenant: trilha }, async (db) => {
    await db.insert(notes).values({ id: 60, id_tenant: trilha, body: 'kept' });
    await db
      .transaction((inner) => inner.insert(notes).values({ id: 2, id_tenant: trilha, body: 'taken' }))
      .catch(() => {});
    return noteIds(db);
  });
  expect(ids).toEqual([2, 60]);
  await withTenant(database.pool, { tenant: trilha }, (db) => db.delete(notes).where(eq(notes.id, 60)));
});

it('keeps concurrent scopes apart', async () => {
  const rounds = Array.from({ length: 60 }, (_, i) => (i % 2 ? kairos : trilha));
  const seen = await Promise.all(
    rounds.map((tenant) => withTenant(database.pool, { tenant }, async (db) => (await noteIds(db)).join())),
  );
  expect(seen).toEqual(rounds.map((tenant) => (tenant === kairos ? '1' : '2')));
});

it('builds a statement once per connection, and it obeys the scope', async () => {
  let built = 0;
  const noteById = (db: Db) => {
    built += 1;
    return db
      .select()
      .from(notes)
      .where(eq(notes.id, sql.placeholder('id')))
      .prepare(unnamed);
  };
  const find = (tenant: TenantId) =>
    withTenant(database.pool, { tenant }, async (db) => (await prepared(db, noteById).execute({ id: 1 })).length);

  const counts: number[] = [];
  for (const tenant of [kairos, trilha, kairos, trilha]) counts.push(await find(tenant));
  expect(counts).toEqual([1, 0, 1, 0]);
  expect(built).toBeLessThanOrEqual(database.pool.totalCount);
});

it('fails only the request whose connection breaks', async () => {
  const broken = withTenant(database.pool, { tenant: kairos }, async (db) => {
    const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    return noteIds(db);
  });
  await expect(broken).rejects.toThrow();
  expect(await withTenant(database.pool, { tenant: kairos }, noteIds)).toEqual([1]);
});

it('calls what waits for the commit after it, and never after a rollback', async () => {
  const called: string[] = [];
  const write = (name: string, fails: boolean) =>
    withTenant(database.pool, { tenant: kairos }, async (db) => {
      afterCommit(db, () => called.push(name));
      await db.transaction(async (inner) => afterCommit(inner, () => called.push(`${name}, inner`)));
      expect(called).not.toContain(name);
      if (fails) throw new Error('changed its mind');
    });
  await expect(write('taken back', true)).rejects.toThrow('changed its mind');
  await write('committed', false);
  await withTenant(database.pool, { tenant: kairos }, noteIds);
  expect(called).toEqual(['committed', 'committed, inner']);
});

describe('a transaction on the tenant of a found row', () => {
  const found = (body: string) =>
    sql`select id::text, id_tenant, null as id_user from lookup.note_by_body(${literal(body)})`;
  const sharedIds = async (db: Db) => (await db.select().from(sharedNotes)).map(({ id }) => id);

  it('sees that tenant only, and does not begin without a row', async () => {
    expect(await withLocatedTenant(database.pool, found('note 2'), noteIds)).toEqual([2]);
    expect(await withLocatedTenant(database.pool, found("' or true --"), noteIds)).toBeUndefined();
    expect(await withLocatedTenant(database.pool, found('\\'), noteIds)).toBeUndefined();
  });

  it('refuses a look-up with parameters', () => {
    const lookup = sql`select id::text, id_tenant, null as id_user from lookup.note_by_body(${'note 2'})`;
    expect(() => withLocatedTenant(database.pool, lookup, noteIds)).toThrow('cannot have parameters');
  });

  it('works in one scope after the other, each with its own rows', async () => {
    const seen = await withLocatedTenant(database.pool, found('note 2'), async (db, { id_tenant }) => {
      const enter = scopesWithin(db, id_tenant);
      return [
        await enter({ tenant: kairos }, noteIds),
        await enter({ tenant: kairos, reach: 'all' }, sharedIds),
        await enter({ tenant: kairos }, sharedIds),
        await enter({ tenant: trilha }, noteIds),
      ];
    });
    expect(seen).toEqual([[1], [1, 2], [1], [2]]);
    expect(await withTenant(database.pool, { tenant: kairos }, sharedIds)).toEqual([1]);
    expect(await withoutTenant(database.pool, noteIds)).toEqual([]);
  });

  it('refuses two scopes at once', async () => {
    const both = withLocatedTenant(database.pool, found('note 2'), async (db, { id_tenant }) => {
      const enter = scopesWithin(db, id_tenant);
      return Promise.all([enter({ tenant: kairos }, noteIds), enter({ tenant: trilha }, noteIds)]);
    });
    await expect(both).rejects.toThrow('two scopes at once');
  });
});
