import type pg from 'pg';
import { applySecurity } from './apply-security.ts';
import { buildIndexConcurrently, concurrentIndexOf } from './concurrent-index.ts';
import { grantInstallationReads } from './installation.ts';
import { migrateJobs } from './jobs-schema.ts';
import { inLockedTransaction } from './locked-transaction.ts';
import { type Migration, migrationsFolder, readMigrations } from './migration-files.ts';
import type { Database } from './open-database.ts';
import { inTransaction } from './owner-transaction.ts';
import { loadTables } from './schema.ts';

/**
 * Updates the database to what this code expects: tables, jobs, policies and privileges. Any number of
 * processes may call it at once; the first one works, the others wait and find nothing to do.
 */
export async function migrateDatabase(
  database: Pick<Database, 'asOwner' | 'appRole'>,
  log?: (line: string) => void,
): Promise<void> {
  // Each migration has its own transaction, so another connection holds the lock of them all.
  await database.asOwner((holder) =>
    inLockedTransaction(holder, 'restitui migrations', () => updateDatabase(database, log), { log }),
  );
}

async function updateDatabase(
  database: Pick<Database, 'asOwner' | 'appRole'>,
  log?: (line: string) => void,
): Promise<void> {
  const tables = await loadTables();
  await database.asOwner(async (client) => {
    await client.query('create schema if not exists drizzle');
    const changed = await applyMigrations(client, readMigrations(migrationsFolder), log);
    await migrateJobs(client, database.appRole);
    await grantInstallationReads(client, database.appRole);
    await applySecurity(client, tables, database.appRole, changed);
  });
}

/** Applies the missing migrations, each in a transaction; returns true when there was any. */
export async function applyMigrations(
  client: pg.Client,
  migrations: readonly Migration[],
  log?: (line: string) => void,
): Promise<boolean> {
  await client.query(`create table if not exists drizzle.applied_migrations
    (tag text primary key, hash text not null, at timestamptz not null default now())`);
  const { rows } = await client.query<{ tag: string; hash: string }>(
    'select tag, hash from drizzle.applied_migrations',
  );
  const applied = new Map(rows.map(({ tag, hash }) => [tag, hash]));

  const unknown = [...applied.keys()].filter((tag) => !migrations.some((migration) => migration.tag === tag));
  if (unknown.length > 0)
    throw new Error(`O banco é de uma versão mais nova do sistema: ele já tem ${unknown.join(', ')}.`);

  const missing = migrations.filter(({ tag }) => !applied.has(tag));
  const edited = migrations.find(({ tag, hash }) => applied.has(tag) && applied.get(tag) !== hash);
  if (edited) throw new Error(`A migração ${edited.tag} foi alterada depois de aplicada; gere outra em vez disso.`);

  for (const migration of missing) await applyMigration(client, migration, log);
  return missing.length > 0;
}

/**
 * Runs the statements in order: those between two indexes that are built beside writes in one transaction, the last ones
 * with the record of the migration. A migration with such an index may be repeated from its begin.
 */
async function applyMigration(
  client: pg.Client,
  { tag, hash, statements }: Migration,
  log?: (line: string) => void,
): Promise<void> {
  let pending: string[] = [];
  for (const statement of statements) {
    const name = concurrentIndexOf(statement);
    if (name) {
      await inTransaction(client, pending, async () => {});
      await buildIndexConcurrently(client, statement, name, { log });
      pending = [];
    } else pending.push(statement);
  }
  await inTransaction(client, pending, () =>
    client.query('insert into drizzle.applied_migrations (tag, hash) values ($1, $2)', [tag, hash]),
  );
}
