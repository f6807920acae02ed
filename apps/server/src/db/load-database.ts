import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type DatabaseState, type DumpedTable, quotedTable } from './dump-database.ts';
import { migrateJobs } from './jobs-schema.ts';
import { applyMigrations } from './migrate.ts';
import { migrationsFolder, readMigrations } from './migration-files.ts';
import type { Database } from './open-database.ts';

/** True for a database without companies; it may have tables. */
export function isEmptyDatabase(database: Pick<Database, 'asOwner'>): Promise<boolean> {
  return database.asOwner(async (client) => {
    const { rows } = await client.query<{ table: string | null }>(`select to_regclass('public.tenants') as table`);
    if (!rows[0]?.table) return true;
    return (await client.query('select from public.tenants limit 1')).rowCount === 0;
  });
}

/** @throws a message for the operator when the dump is of a version that this code does not know */
export function requireKnownVersion({ migrations }: DatabaseState): void {
  const known = new Map(readMigrations(migrationsFolder).map(({ tag, hash }) => [tag, hash]));
  const foreign = migrations.filter(({ tag, hash }) => known.get(tag) !== hash);
  if (foreign.length === 0) return;
  throw new Error(`O backup é de outra versão do sistema: ele tem ${foreign.map(({ tag }) => tag).join(', ')}.`);
}

/**
 * Loads the rows of a dump into an empty database, all of them or none. The tables become those of the dump's
 * version; `migrateDatabase` then updates them and creates the policies.
 */
export async function loadDatabase(
  database: Pick<Database, 'asOwner' | 'appRole'>,
  state: DatabaseState,
  load: (add: (table: DumpedTable, lines: Readable) => Promise<void>) => Promise<void>,
): Promise<void> {
  await database.asOwner(async (client) => {
    await client.query('create schema if not exists drizzle');
    const tags = new Set(state.migrations.map(({ tag }) => tag));
    await applyMigrations(
      client,
      readMigrations(migrationsFolder).filter(({ tag }) => tags.has(tag)),
    );
    await migrateJobs(client, database.appRole);
    await client.query('begin');
    try {
      await loadRows(client, state, load);
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  });
}

async function loadRows(
  client: pg.Client,
  { tables, sequences, demonstration }: DatabaseState,
  load: Parameters<typeof loadDatabase>[2],
): Promise<void> {
  const own = tables.filter(({ schema }) => schema === 'public').map(quotedTable);
  // Dropped while the rows arrive in any order; when restored, they check every row.
  const constraints = await foreignKeys(client);
  for (const { table, name } of constraints) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const table of own) await client.query(`alter table ${table} disable trigger user`);
  await client.query(`truncate ${own.join(', ')}`);

  const added = new Set<string>();
  await load(async (table, lines) => {
    const columns = table.columns.map(pg.escapeIdentifier).join(', ');
    await pipeline(lines, client.query(copyFrom(`copy ${quotedTable(table)} (${columns}) from stdin`)));
    added.add(quotedTable(table));
  });
  // Earlier backups may contain jobs of a queue that only the library uses.
  await client.query('delete from pgboss.job where name not in (select name from pgboss.queue)');
  const missing = tables.map(quotedTable).filter((table) => !added.has(table));
  if (missing.length > 0) throw new Error(`No backup faltam tabelas: ${missing.join(', ')}.`);

  for (const table of own) await client.query(`alter table ${table} enable trigger user`);
  for (const { table, name, definition } of constraints) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
  for (const { name, last } of sequences) {
    await client.query(`select setval($1::regclass, $2)`, [`public.${pg.escapeIdentifier(name)}`, last]);
  }
  await client.query('create table if not exists drizzle.installation (demonstration boolean not null)');
  if (demonstration !== null) {
    await client.query('delete from drizzle.installation');
    await client.query('insert into drizzle.installation values ($1)', [demonstration]);
  }
}

async function foreignKeys(client: pg.Client): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
       from pg_constraint
      where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace order by 1, 2`,
  );
  return rows;
}
