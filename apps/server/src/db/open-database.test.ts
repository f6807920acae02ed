import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clusterRole } from './cluster.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrateDatabase } from './migrate.ts';
import { openDatabase } from './open-database.ts';

let folder: string;
let server: EmbeddedPostgres;

// An operator's server: password authentication, a database and its owner.
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'restitui-external-'));
  chmodSync(folder, 0o711);
  server = await startEmbeddedPostgres({ dataDir: folder, durable: false });
  await asCluster(
    `create role dono login createrole password 'segredo'`,
    `create role fraco login password 'segredo'`,
    'create database homologacao owner dono',
    'create database restitui owner fraco',
    `create database velho owner dono template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'`,
  );
  const rules = `local all ${clusterRole} peer map=server\nlocal all all scram-sha-256\n`;
  writeFileSync(join(folder, 'postgres', 'pg_hba.conf'), rules);
  await asCluster('select pg_reload_conf()');
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function asCluster(...statements: string[]): Promise<void> {
  const client = new pg.Client({ host: server.host, port: server.port, user: clusterRole, database: 'postgres' });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const open = (user: string, database: string, secretKey = 'chave') =>
  openDatabase({
    dataDir: folder,
    databaseUrl: `postgres://${user}:segredo@${encodeURIComponent(server.host)}:${server.port}/${database}`,
    secretKey,
  });

it('opens, migrates and uses an external database with its own role', async () => {
  const database = await open('dono', 'homologacao');
  await migrateDatabase(database);
  const { rows } = await database.pool.query('select current_user as role, (select count(*)::int from users) as users');
  expect(rows).toEqual([{ role: 'restitui_app_homologacao', users: 0 }]);
  await database.close();
});

it('lets processes with the same key share the role; another key takes it over', async () => {
  const databases = await Promise.all([open('dono', 'homologacao'), open('dono', 'homologacao')]);
  for (const database of databases) await database.close();

  await (await open('dono', 'homologacao', 'outra chave')).close();
});

it('refuses an owner that cannot create roles and a database that is not UTF-8, with a message', async () => {
  await expect(open('fraco', 'restitui')).rejects.toThrow('ALTER ROLE "fraco" CREATEROLE');
  await expect(open('dono', 'velho')).rejects.toThrow('é preciso UTF8');
});

it('an application role that could see past the policies is refused', async () => {
  await asCluster('alter role restitui_app_homologacao bypassrls');
  await expect(open('dono', 'homologacao')).rejects.toThrow('tem poderes demais');
});
