import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OperatorPostgres, startOperatorPostgres } from '../../test/operator-postgres.ts';
import { migrateDatabase } from './migrate.ts';
import { openDatabase } from './open-database.ts';

let server: OperatorPostgres;

beforeAll(async () => {
  server = await startOperatorPostgres(
    `create role dono login createrole password 'segredo'`,
    `create role fraco login password 'segredo'`,
    'create database homologacao owner dono',
    'create database restitui owner fraco',
    `create database velho owner dono template template0 encoding 'SQL_ASCII' locale_provider libc locale 'C'`,
  );
});
afterAll(() => server.stop());

const open = (user: string, database: string, secretKey = 'chave') =>
  openDatabase({ dataDir: server.folder, databaseUrl: server.addressOf(`${user}:segredo`, database), secretKey });

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
  await server.asCluster('alter role restitui_app_homologacao bypassrls');
  await expect(open('dono', 'homologacao')).rejects.toThrow('tem poderes demais');
});
