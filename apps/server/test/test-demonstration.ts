import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { inject } from 'vitest';
import { fillDemoData } from '../src/db/demo/fill-demo-data.ts';
import type { Database } from '../src/db/open-database.ts';
import { type LocalFileStorage, localFileStorage } from '../src/platform/file-storage.ts';
import { asCluster, cloneDatabase, creation, openTestDatabase } from './test-database.ts';

/** Start of the demonstration that `cloneTestDemonstration` copies. */
export const demonstrationStart = new Date('2026-11-21T12:00:00-03:00');

const filled = 'demonstration';
const draft = 'demonstration_draft';
/** The tests do not look at the photos. */
const photos = { write: async () => 0 };

/**
 * Creates a database with the demonstration for one test file. The first file of a run that needs one fills it, which
 * takes some seconds; the files of its analyses are for reading only.
 */
export async function cloneTestDemonstration(): Promise<{ database: Database; uploads: LocalFileStorage }> {
  const folder = join(inject('preparedData'), 'uploads');
  const uploads = localFileStorage(folder);
  await asCluster(async (client) => {
    await client.query(`select pg_advisory_lock(hashtext('test demonstration'))`);
    if (await isFilled(client)) return;
    await mkdir(folder, { recursive: true });
    await client.query(`drop database if exists ${draft}`);
    await client.query(creation(draft, inject('testPostgres').template));
    await fillDraft(uploads);
    await client.query(`alter database ${draft} rename to ${filled}`);
  });
  return { database: await cloneDatabase(filled), uploads };
}

/** Reads rows of the demonstration as the owner of the database, who sees all companies. */
// biome-ignore lint/suspicious/noExplicitAny: rows of ad-hoc queries
export async function rowsIn(database: Database, query: string, values: readonly unknown[]): Promise<any[]> {
  return database.asOwner(async (client) => (await client.query(query, [...values])).rows);
}

async function isFilled(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [filled]);
  return rowCount === 1;
}

async function fillDraft(uploads: LocalFileStorage): Promise<void> {
  const database = await openTestDatabase(draft);
  await fillDemoData(database, demonstrationStart, photos, uploads).finally(() => database.close());
}
