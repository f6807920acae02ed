import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneTestDatabase } from '../../test/test-database.ts';
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

it('refuses an edited migration and a database of a later version', async () => {
  await database.asOwner(async (client) => {
    const known = readMigrations(migrationsFolder);
    const edited = known.map((migration) => ({ ...migration, hash: 'other' }));
    await expect(applyMigrations(client, edited)).rejects.toThrow('foi alterada depois de aplicada');
    await expect(applyMigrations(client, known.slice(1))).rejects.toThrow('versão mais nova do sistema');
  });
});
