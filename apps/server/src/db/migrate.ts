import { createHash } from 'node:crypto';
import type { PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { grantInstallationReads } from './installation.ts';
import { findIsolationGaps } from './isolation-gaps.ts';
import { migrateJobs } from './jobs-schema.ts';
import { inLockedTransaction } from './locked-transaction.ts';
import { type Migration, migrationsFolder, readMigrations } from './migration-files.ts';
import type { Database } from './open-database.ts';
import { securityStatements } from './row-level-security.ts';
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
    inLockedTransaction(holder, 'restitui migrations', () => updateDatabase(database), { log }),
  );
}

async function updateDatabase(database: Pick<Database, 'asOwner' | 'appRole'>): Promise<void> {
  const tables = await loadTables();
  await database.asOwner(async (client) => {
    await client.query('create schema if not exists drizzle');
    const changed = await applyMigrations(client, readMigrations(migrationsFolder));
    await migrateJobs(client, database.appRole);
    await grantInstallationReads(client, database.appRole);
    await applySecurity(client, tables, database.appRole, changed);
  });
}

/** Applies the missing migrations, each in a transaction; returns true when there was any. */
export async function applyMigrations(client: pg.Client, migrations: readonly Migration[]): Promise<boolean> {
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

  for (const { tag, hash, statements } of missing) {
    await inTransaction(client, [...statements], () =>
      client.query('insert into drizzle.applied_migrations (tag, hash) values ($1, $2)', [tag, hash]),
    );
  }
  return missing.length > 0;
}

/** Creates policies, privileges and look-ups where they differ, and throws if tenants are then not isolated. */
export async function applySecurity(
  client: pg.Client,
  tables: readonly PgTable[],
  appRole: string,
  changed: boolean,
): Promise<void> {
  const statements = securityStatements(tables, appRole);
  const hash = createHash('sha256').update(statements.join(';\n')).digest('hex');
  await client.query('create table if not exists drizzle.applied_security (hash text not null)');
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.applied_security');

  if (changed || rows[0]?.hash !== hash || (await findIsolationGaps(client, appRole)).length > 0) {
    await inTransaction(client, statements, async () => {
      await client.query('delete from drizzle.applied_security');
      await client.query('insert into drizzle.applied_security values ($1)', [hash]);
    });
    const gaps = await findIsolationGaps(client, appRole);
    if (gaps.length > 0) throw new Error(`The database does not keep tenants apart: ${gaps.join('; ')}.`);
  }
}

async function inTransaction(
  client: pg.Client,
  statements: readonly string[],
  last: () => Promise<unknown>,
): Promise<void> {
  await client.query('begin');
  try {
    for (const statement of statements) await client.query(statement);
    await last();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
