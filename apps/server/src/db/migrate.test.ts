import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cloneTestDatabase } from '../../test/test-database.ts';
import { buildIndexConcurrently } from './concurrent-index.ts';
import { inLockedTransaction } from './locked-transaction.ts';
import { applyMigrations, migrateDatabase } from './migrate.ts';
import { migrationsFolder, readMigrations } from './migration-files.ts';
import type { Database } from './open-database.ts';

let database: Database;
beforeAll(async () => {
  database = await cloneTestDatabase();
});
afterAll(() => database.close());

it('the migrations create what the tables declare (else: npm run migration -- NAME)', async () => {
  const program = fileURLToPath(new URL('../../test/declared-schema.ts', import.meta.url));
  const { stdout } = await promisify(execFile)(process.execPath, [program], { maxBuffer: 64 * 1024 * 1024 });
  const declared = JSON.parse(stdout);

  const last = readMigrations(migrationsFolder).at(-1);
  const number = last?.tag.split('_')[0];
  const generated = JSON.parse(readFileSync(join(migrationsFolder, 'meta', `${number}_snapshot.json`), 'utf8'));

  const shape = ({ tables, enums, schemas, sequences, views }: Record<string, unknown>) => ({
    tables,
    enums,
    schemas,
    sequences,
    views,
  });
  expect(shape(generated)).toEqual(shape(declared));
});

it('lets any number of processes migrate at once, repeatedly', async () => {
  await Promise.all(Array.from({ length: 4 }, () => migrateDatabase(database)));
});

it('undoes a migration that fails halfway', async () => {
  await database.asOwner(async (client) => {
    const known = readMigrations(migrationsFolder);
    const broken = { tag: '9999_broken', hash: 'x', statements: ['create table half_done (id int)', 'select 1 / 0'] };
    await expect(applyMigrations(client, [...known, broken])).rejects.toThrow('division by zero');
    expect((await client.query(`select to_regclass('half_done') as found`)).rows).toEqual([{ found: null }]);
  });
});

describe('an index that is built beside writes', () => {
  const statement = 'CREATE INDEX CONCURRENTLY "beside_by_n" ON "beside" USING btree ("n");';
  const isValid = async (client: pg.Client) =>
    (await client.query(`select indisvalid from pg_index where indexrelid = to_regclass('beside_by_n')`)).rows[0]
      ?.indisvalid;

  beforeEach(() =>
    database.asOwner((client) => client.query('create table beside (n int); insert into beside values (1), (1)')),
  );
  afterEach(() => database.asOwner((client) => client.query('drop table beside')));

  it('is built while another connection holds the lock of the migrations', async () => {
    const migration = { tag: '9998_beside', hash: 'x', statements: [statement, 'alter table beside add m int'] };
    await database.asOwner(async (client) => {
      const apply = () => applyMigrations(client, [...readMigrations(migrationsFolder), migration]);
      await database.asOwner((holder) => inLockedTransaction(holder, 'restitui migrations', apply));
      expect(await isValid(client)).toBe(true);
      expect((await client.query('select m from beside')).rowCount).toBe(2);
      await client.query(`delete from drizzle.applied_migrations where tag = '9998_beside'`);
    });
  });

  it('lets others write to its table meanwhile', async () => {
    await database.asOwner((client) =>
      database.asOwner(async (writer) => {
        await writer.query('begin; insert into beside values (2)');
        const building = buildIndexConcurrently(client, statement, 'beside_by_n');
        await vi.waitFor(async () => expect(await isValid(writer)).toBe(false), { timeout: 60_000, interval: 20 });
        await writer.query('insert into beside values (3); commit');
        await building;
        expect(await isValid(client)).toBe(true);
      }),
    );
  });

  it('ends with an explanation when a transaction stays open, and is built by the next call', async () => {
    await database.asOwner((client) =>
      database.asOwner(async (writer) => {
        await writer.query('begin; insert into beside values (2)');
        const building = buildIndexConcurrently(client, statement, 'beside_by_n', { seconds: 1 });
        await expect(building).rejects.toThrow('"beside_by_n" espera há mais de 1 s por uma transação');
        await writer.query('commit');
        const lines: string[] = [];
        await buildIndexConcurrently(client, statement, 'beside_by_n', {
          log: (line) => lines.push(line),
          quietFor: 0,
        });
        expect(lines).toEqual([
          expect.stringContaining('building index "beside_by_n" beside writes'),
          expect.stringMatching(/^built index "beside_by_n" in \d+ s$/),
        ]);
        expect(await isValid(client)).toBe(true);
        expect((await client.query('show lock_timeout')).rows).toEqual((await writer.query('show lock_timeout')).rows);
      }),
    );
  });

  it('is built again where an interrupted build left it invalid, and kept where it is whole', async () => {
    await database.asOwner(async (client) => {
      const interrupted = client.query('create unique index concurrently "beside_by_n" on beside (n)');
      await expect(interrupted).rejects.toThrow('could not create unique index');
      expect(await isValid(client)).toBe(false);
      await buildIndexConcurrently(client, statement, 'beside_by_n');
      expect(await isValid(client)).toBe(true);
      await buildIndexConcurrently(client, statement, 'beside_by_n');
    });
  });
});

it('refuses an edited migration and a database of a later version', async () => {
  await database.asOwner(async (client) => {
    const known = readMigrations(migrationsFolder);
    const edited = known.map((migration) => ({ ...migration, hash: 'other' }));
    await expect(applyMigrations(client, edited)).rejects.toThrow('foi alterada depois de aplicada');
    await expect(applyMigrations(client, known.slice(1))).rejects.toThrow('versão mais nova do sistema');
  });
});
