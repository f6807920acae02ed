import { getTableName } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneTestDatabase } from '../../../test/test-database.ts';
import type { Database } from '../open-database.ts';
import { loadTables } from '../schema.ts';
import { fillDemoData } from './fill-demo-data.ts';

/** The tests do not look at the photos. */
const files = { write: async () => 0 };

let databases: Database[];
beforeAll(async () => {
  databases = await Promise.all([0, 1, 2].map(() => cloneTestDatabase()));
});
afterAll(() => Promise.all(databases.map((database) => database.close())));

/** Reads all rows by table, without the salted hashes. */
async function rowsOf(database: Database): Promise<Record<string, string[]>> {
  const tables = (await loadTables()).map(getTableName);
  return database.asOwner(async (client) => {
    const found: Record<string, string[]> = {};
    for (const table of tables) {
      const { rows } = await client.query(`select (to_jsonb(t) - 'password_hash')::text as row from ${table} t`);
      found[table] = rows.map(({ row }) => row).sort();
    }
    return found;
  });
}

it('creates the same rows on the same day in Brasília, also when two processes start at once', async () => {
  const [one, other] = databases as [Database, Database];
  await fillDemoData(one, new Date('2026-11-21T00:30:00-03:00'), files);
  const late = new Date('2026-11-21T23:30:00-03:00');
  await Promise.all([fillDemoData(other, late, files), fillDemoData(other, late, files)]);

  const rows = await rowsOf(one);
  expect(rows.clients?.length).toBeGreaterThan(300);
  expect(await rowsOf(other)).toEqual(rows);
});

it('leaves a database with a tenant unchanged', async () => {
  const [filled] = databases as [Database];
  const before = await rowsOf(filled);
  await fillDemoData(filled, new Date('2027-03-01T12:00:00-03:00'), files);
  expect(await rowsOf(filled)).toEqual(before);
});

it('fills all or nothing, and a later start retries', async () => {
  const database = databases[2] as Database;
  const now = new Date('2026-11-21T12:00:00-03:00');
  const owner = (statement: string) => database.asOwner((client) => client.query(statement));

  await owner('alter table resume_values add constraint never check (false)');
  await expect(fillDemoData(database, now, files)).rejects.toThrow('does not fit the table resume_values');
  expect(Object.values(await rowsOf(database)).flat()).toEqual([]);

  await owner('alter table resume_values drop constraint never');
  await fillDemoData(database, now, files);
  expect((await rowsOf(database)).tenants).toHaveLength(5);
});

it('creates no date after the start', async () => {
  const [filled] = databases as [Database];
  const { clients, products, assessments, users, simples_runs } = await rowsOf(filled);
  const dated = [clients, products, assessments, users, simples_runs].flatMap((rows) => rows ?? []);
  const times = dated.map((row) => Date.parse(JSON.parse(row).createdDate));
  expect(Math.max(...times)).toBeLessThan(Date.parse('2026-11-21T00:00:00-03:00'));
});
