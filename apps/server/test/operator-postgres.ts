import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { clusterRole } from '../src/db/cluster.ts';
import { startEmbeddedPostgres } from '../src/db/embedded-postgres.ts';

export interface OperatorPostgres {
  /** Folder of the server, which the test may use as DATA_DIR. */
  folder: string;
  /** Runs statements as the superuser. */
  asCluster: (...statements: string[]) => Promise<void>;
  /** Returns the address of a database: `addressOf('dono:segredo', 'producao')`. */
  addressOf: (user: string, database: string) => string;
  stop: () => Promise<void>;
}

/** Starts a PostgreSQL as an operator has it: with passwords, and the roles and databases of the statements. */
export function startOperatorPostgres(...statements: string[]): Promise<OperatorPostgres> {
  return openOperatorPostgres(newOperatorFolder(), ...statements);
}

/** Creates a folder for a server, which PostgreSQL's own user can enter. */
export function newOperatorFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'restitui-operator-'));
  chmodSync(folder, 0o711);
  return folder;
}

/** The same in a folder of `newOperatorFolder`, which may hold the data of an embedded server as `postgres`. */
export async function openOperatorPostgres(folder: string, ...statements: string[]): Promise<OperatorPostgres> {
  const { host, port, stop } = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  async function asCluster(...asked: string[]) {
    const client = new pg.Client({ host, port, user: clusterRole, database: 'postgres' });
    await client.connect();
    for (const statement of asked) await client.query(statement);
    await client.end();
  }
  await asCluster(...statements);
  const rules = `local all ${clusterRole} peer map=server\nlocal all all scram-sha-256\n`;
  writeFileSync(join(folder, 'postgres', 'pg_hba.conf'), rules);
  await asCluster('select pg_reload_conf()');
  return {
    folder,
    asCluster,
    addressOf: (user, database) => `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`,
    async stop() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
