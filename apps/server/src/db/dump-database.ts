import type { Readable } from 'node:stream';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { jobQueues } from './job-queues.ts';
import type { Database } from './open-database.ts';

/** A table of a backup and its columns, in the order of the dumped rows. */
export interface DumpedTable {
  schema: string;
  name: string;
  columns: string[];
}

/** The state of a dumped database, besides its rows. */
export interface DatabaseState {
  migrations: { tag: string; hash: string }[];
  demonstration: boolean | null;
  tables: DumpedTable[];
  sequences: { name: string; last: string }[];
}

/** All but the queue of the backup that is being written: a restored database would make it again. */
const queues = jobQueues
  .filter(({ name }) => name !== 'backup')
  .map(({ name }) => pg.escapeLiteral(name))
  .join(', ');

/**
 * Queue tables: only rows of unfinished jobs are dumped. The library creates the jobs of its own queue again, and a
 * restored database does not know that queue before the start.
 */
const unfinished: Readonly<Record<string, string>> = {
  'pgboss.job': `where state in ('created', 'retry', 'active') and name in (${queues})`,
};

export function quotedTable({ schema, name }: Pick<DumpedTable, 'schema' | 'name'>): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

/**
 * Dumps all rows of one snapshot while the server keeps running. Calls `begin` with the state of the database,
 * then `add` with the rows of each table (COPY text format).
 */
export function dumpDatabase(
  database: Pick<Database, 'asOwner'>,
  {
    begin,
    add,
  }: { begin: (state: DatabaseState) => Promise<void>; add: (table: DumpedTable, lines: Readable) => Promise<void> },
): Promise<void> {
  return database.asOwner(async (client) => {
    await client.query('begin isolation level repeatable read read only');
    const state = await readState(client);
    await begin(state);
    for (const table of state.tables) {
      const columns = table.columns.map(pg.escapeIdentifier).join(', ');
      const some = unfinished[`${table.schema}.${table.name}`] ?? '';
      await add(table, client.query(copyTo(`copy (select ${columns} from ${quotedTable(table)} ${some}) to stdout`)));
    }
    await client.query('commit');
  });
}

async function readState(client: pg.Client): Promise<DatabaseState> {
  const migrations = await client.query<{ tag: string; hash: string }>(
    'select tag, hash from drizzle.applied_migrations order by tag',
  );
  const installation = await client.query<{ demonstration: boolean }>('select demonstration from drizzle.installation');
  const tables = await client.query<DumpedTable>(
    `select n.nspname as schema, c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
       from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relkind in ('r', 'p') and (n.nspname = 'public' or (n.nspname = 'pgboss' and c.relname = 'job'))
      group by 1, 2 order by 1, 2`,
  );
  const sequences = await client.query<{ name: string; last: string }>(
    `select sequencename as name, last_value::text as last
       from pg_sequences where schemaname = 'public' and last_value is not null order by 1`,
  );
  return {
    migrations: migrations.rows,
    demonstration: installation.rows[0]?.demonstration ?? null,
    tables: tables.rows,
    sequences: sequences.rows,
  };
}
