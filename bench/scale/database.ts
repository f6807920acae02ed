import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { clusterRole } from '../../apps/server/src/db/cluster.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/db/embedded-postgres.ts';

/** A PostgreSQL for a measurement. */
export interface Server {
  /** Returns the address of one of its databases, for its owner. */
  urlOf: (database: string) => string;
  version: string;
  stop: () => Promise<void>;
}

/** Uses the PostgreSQL of DATABASE_URL, whose user may create databases, else starts the one that npm installed. */
export async function openServer(url: string | undefined): Promise<Server> {
  if (url) {
    const urlOf = (database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;
    return { urlOf, version: await versionAt(url), stop: async () => {} };
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'restitui-scale-'));
  const embedded = await startEmbeddedPostgres({ dataDir: folder, maxConnections: 150 });
  const urlOf = (database: string) =>
    `postgres://${clusterRole}@localhost/${database}?host=${encodeURIComponent(embedded.host)}&port=${embedded.port}`;
  return {
    urlOf,
    version: `${await versionAt(urlOf('postgres'))}, embedded`,
    stop: async () => {
      await embedded.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function versionAt(url: string): Promise<string> {
  return inDatabase(url, async (client) => {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version ?? '';
  });
}

/** Runs `work` on a connection of its own. */
export async function inDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates a database unless it exists, empty or as a copy of another. */
export function createDatabase(server: Server, admin: string, name: string, copied = 'template0'): Promise<void> {
  return inDatabase(server.urlOf(admin), async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    const template = pg.escapeIdentifier(copied);
    await client.query(`create database ${pg.escapeIdentifier(name)} encoding 'UTF8' template ${template}`);
  });
}

export async function dropDatabase(server: Server, admin: string, name: string): Promise<void> {
  await inDatabase(server.urlOf(admin), (client) =>
    client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`),
  );
}
