import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneTestDatabase } from '../../test/test-database.ts';
import { cloneTestDemonstration } from '../../test/test-demonstration.ts';
import { type DumpedTable, quotedTable } from './dump-database.ts';
import { loadDatabase } from './load-database.ts';
import { migrateDatabase } from './migrate.ts';
import { migrationsFolder, readMigrations } from './migration-files.ts';
import type { Database } from './open-database.ts';
import { directories } from './table-access.ts';

const lastBefore = '0046_desks-and-lapses-in-their-indexes';

interface Snapshot {
  tables: Record<string, { name: string; columns: Record<string, { name: string; generated?: unknown }> }>;
}

/** The tables and writable columns that existed before the keys carried the tenant. */
function formerTables(): DumpedTable[] {
  const text = readFileSync(join(migrationsFolder, 'meta', '0046_snapshot.json'), 'utf8');
  return Object.values((JSON.parse(text) as Snapshot).tables).map(({ name, columns }) => ({
    schema: 'public',
    name,
    columns: Object.values(columns).flatMap(({ name: column, generated }) => (generated ? [] : [column])),
  }));
}

const formerMigrations = () => {
  const all = readMigrations(migrationsFolder);
  return all.slice(0, all.findIndex(({ tag }) => tag === lastBefore) + 1);
};

function rowsOf(database: Database, tables: readonly DumpedTable[]): Promise<Record<string, string[]>> {
  return database.asOwner(async (client) => {
    const found: Record<string, string[]> = {};
    for (const { name, columns } of tables) {
      const listed = columns.map(pg.escapeIdentifier).join(', ') || '*';
      const { rows } = await client.query<{ row: string }>(
        `select to_jsonb(t)::text as row from (select ${listed} from ${pg.escapeIdentifier(name)}) t`,
      );
      found[name] = rows.map(({ row }) => row).sort();
    }
    return found;
  });
}

const directoryTables = directories.map((name) => ({ schema: 'public', name, columns: [] }));

describe('the migration to keys that carry the tenant', () => {
  let filled: Database;
  let migrated: Database;

  beforeAll(async () => {
    ({ database: filled } = await cloneTestDemonstration());
    migrated = await cloneTestDatabase();
    await filled.asOwner((client) =>
      client.query(`update simples_runs set state = 'processando' where id in (select min(id) from simples_runs)`),
    );
    await migrated.asOwner(async (client) => {
      await client.query('drop schema public, drizzle, lookup, erasure, directory, pgboss cascade');
      await client.query('create schema public');
    });
  });
  afterAll(() => Promise.all([filled.close(), migrated.close()]));

  it('keeps every row of a database of the previous version and fills the directories', async () => {
    const tables = formerTables();
    const state = { migrations: formerMigrations(), demonstration: true, tables, sequences: [] };
    await loadDatabase(migrated, state, (add) =>
      filled.asOwner(async (client) => {
        for (const table of tables) {
          const columns = table.columns.map(pg.escapeIdentifier).join(', ');
          const lines = client.query(copyTo(`copy (select ${columns} from ${quotedTable(table)}) to stdout`));
          await add(table, Readable.from(await buffer(lines)));
        }
      }),
    );
    await migrateDatabase(migrated);

    const before = await rowsOf(filled, tables);
    expect(before.users?.length).toBeGreaterThan(10);
    expect(await rowsOf(migrated, tables)).toEqual(before);

    const written = await rowsOf(filled, directoryTables);
    expect(written.user_directory?.length).toBe(before.users?.length);
    expect(written.unfinished_work).toHaveLength(1);
    expect(await rowsOf(migrated, directoryTables)).toEqual(written);
  });

  it('leaves the directories to triggers that follow every change', async () => {
    await filled.asOwner(async (client) => {
      const [user] = (await client.query(`select id_tenant, id from users where "deletedAt" is null limit 1`)).rows;
      const found = () =>
        client.query(`select * from lookup.sign_in_account('MOVED@example.com', '')`).then(({ rows }) => rows);
      expect(await found()).toEqual([]);
      await client.query(`update users set email = 'Moved@example.com' where id = $1`, [user.id]);
      expect(await found()).toEqual([{ id_user: user.id, id_tenant: user.id_tenant }]);
      await client.query(`update users set "deletedAt" = now() where id = $1`, [user.id]);
      expect(await found()).toEqual([]);

      await client.query(`update simples_runs set state = 'pronta' where state = 'processando'`);
      expect((await client.query('select * from unfinished_work')).rows).toEqual([]);
    });
  });
});
