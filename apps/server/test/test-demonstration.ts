import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { fillDemoData } from '../src/db/demo/fill-demo-data.ts';
import type { Database } from '../src/db/open-database.ts';
import { type Db, withTenant } from '../src/db/tenant-scope.ts';
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

/** Opens the demonstration before the tests of the calling file, and closes it after them. */
export function openTestDemonstration() {
  let opened: Awaited<ReturnType<typeof cloneTestDemonstration>>;
  beforeAll(async () => {
    opened = await cloneTestDemonstration();
  });
  afterAll(() => opened.database.close());
  return {
    rowsOf: (query: string, ...values: unknown[]) => rowsIn(opened.database, query, values),
    inTenant: <T>(tenant: TenantId, work: (db: Db) => Promise<T>) => withTenant(opened.database.pool, { tenant }, work),
    /** Path of an uploaded file. */
    localPath: (key: string) => opened.uploads.localPath(key),
  };
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
