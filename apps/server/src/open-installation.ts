import { awaitMigrations } from './db/await-migrations.ts';
import { collectStatistics } from './db/collect-statistics.ts';
import { fillDemoData } from './db/demo/fill-demo-data.ts';
import { ensureFirstAccount } from './db/first-account.ts';
import { decideDemonstration, readDemonstration } from './db/installation.ts';
import { migrateDatabase } from './db/migrate.ts';
import { type Database, openDatabase } from './db/open-database.ts';
import { listQueueDepths } from './db/queue-depths.ts';
import { withoutTenant } from './db/tenant-scope.ts';
import { endAllLeases } from './db/work-leases.ts';
import { findLastBackup } from './features/operations/system/backups.repository.ts';
import { openDiskSpace } from './open-disk-space.ts';
import { systemClock } from './platform/clock.ts';
import { encryptedFiles } from './platform/encrypted-files.ts';
import { guardedFiles } from './platform/guarded-files.ts';
import { createMetrics } from './platform/metrics.ts';
import { openFileStorage } from './platform/open-file-storage.ts';
import { loadSecretKey } from './platform/secret-key.ts';
import { placeOfStorage, verifyStorage } from './platform/verify-storage.ts';
import type { Start } from './start-context.ts';

export type Installation = Awaited<ReturnType<typeof openInstallation>>;

/** Opens database, key, files and metrics; the database is migrated and, for a demonstration, filled. */
export async function openInstallation({ settings, log, stopping, resources }: Start) {
  const { dataDir, databaseUrl, databaseDirectUrl, databaseLimits, firstAccount, publicUrl } = settings;
  const isOwner = settings.migrations === 'start';
  const secretKey = await loadSecretKey(dataDir, settings.secretKey);
  const warn = (line: string) => void (stopping.aborted || log.warn(line));
  const database = await openDatabase({
    ...{ dataDir, databaseUrl, databaseDirectUrl, secretKey, limits: databaseLimits, log: warn },
    withoutOwner: !isOwner,
  });
  resources.defer('database', () => database.close());
  // Released before the database is: signing writes until it ends.
  const signing = { done: Promise.resolve() };
  resources.defer('signing of the demonstration', () => signing.done);

  const demonstration = isOwner
    ? await updateDatabase(database, settings.demo, warn)
    : await awaitUpdate(database, { log: warn, signal: stopping });
  // The lock of DATA_DIR excludes other processes from an embedded database.
  if (!databaseUrl) await database.asOwner(endAllLeases);
  const now = systemClock.now();
  const storage = await openFileStorage(dataDir, settings.storage);
  await verifyStorage(storage, placeOfStorage(dataDir, settings.storage));
  const disk = await openDiskSpace({ settings, log });
  resources.defer('free space', async () => disk.close());
  const { pool } = database;
  const metrics = createMetrics({
    ...{ pool, disk, queueDepths: () => listQueueDepths(pool) },
    // With MIGRATIONS=apart a timer has to make them: this process does not know its schedule.
    expectsBackups: settings.backups !== undefined || !isOwner,
    lastBackup: () => withoutTenant(pool, async (db) => (await findLastBackup(db))?.finishedAt ?? null),
  });
  const files = metrics.countFiles(guardedFiles(storage, disk));
  const encrypted = encryptedFiles(files, secretKey);
  if (demonstration && isOwner && (await fillDemoData(database, now, encrypted, files))) {
    // Without statistics the first minute of 'Hoje' is slow (decision 162).
    await collectStatistics(database, warn);
  }
  const account = isOwner ? await ensureFirstAccount(database, firstAccount, { now, publicUrl }) : 'present';
  return {
    ...{ database, isOwner, signing, secretKey, demonstration, now, disk, files, encryptedFiles: encrypted },
    ...{ account, metrics },
  };
}

/** Migrates, and returns whether the database is a demonstration. */
async function updateDatabase(database: Database, demo: boolean, log: (line: string) => void): Promise<boolean> {
  await migrateDatabase(database, log);
  return decideDemonstration(database, demo);
}

/** Waits for `npm run migrate`, and returns whether the database is a demonstration. */
async function awaitUpdate(
  { pool }: Database,
  waiting: { log: (line: string) => void; signal: AbortSignal },
): Promise<boolean> {
  await awaitMigrations(pool, waiting);
  return readDemonstration(pool);
}
