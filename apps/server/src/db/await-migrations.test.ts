import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OperatorPostgres, startOperatorPostgres } from '../../test/operator-postgres.ts';
import { migrate } from '../migrate.ts';
import { awaitMigrations } from './await-migrations.ts';
import { readDemonstration } from './installation.ts';
import { type Database, openDatabase } from './open-database.ts';

const secretKey = 'uma-chave-de-teste';
let server: OperatorPostgres;
const opened: Database[] = [];

beforeAll(async () => {
  server = await startOperatorPostgres(
    `create role dono login createrole password 'segredo'`,
    'create database producao owner dono',
  );
});
afterAll(async () => {
  for (const database of opened) await database.close();
  await server.stop();
});

const address = (user: string) => server.addressOf(user, 'producao');

async function openWithoutOwner(): Promise<Database> {
  const database = await openDatabase({
    ...{ dataDir: server.folder, databaseUrl: address('outro:qualquer'), secretKey, withoutOwner: true },
  });
  opened.push(database);
  return database;
}

it('refuses to start before the owner has created the role', async () => {
  await expect(openWithoutOwner()).rejects.toThrow(/Não foi possível conectar ao PostgreSQL de DATABASE_URL/);
});

it('works as the application role once npm run migrate has run, and has no rights of the owner', async () => {
  const said: string[] = [];
  const owner = { DATA_DIR: server.folder, DATABASE_URL: address('dono:segredo'), SECRET_KEY: secretKey };
  await migrate(owner, (line) => said.push(line));
  expect(said.at(-1)).toBe('Banco atualizado. Ainda não há empresa nem conta.');

  const database = await openWithoutOwner();
  await awaitMigrations(database.pool, { log: (line) => said.push(line) });
  expect(said).toHaveLength(1);
  expect(await readDemonstration(database.pool)).toBe(false);
  await expect(database.asOwner(async () => {})).rejects.toThrow('MIGRATIONS=apart');
  await expect(database.pool.query('delete from drizzle.applied_migrations')).rejects.toThrow('permission denied');
  await expect(database.pool.query('create table public.extra (id int)')).rejects.toThrow('permission denied');
});

it('waits while a migration is missing, names it when the time is over, and accepts newer ones', async () => {
  const database = await openWithoutOwner();
  const owner = new pg.Client({ connectionString: address('dono:segredo') });
  await owner.connect();
  const { rows } = await owner.query(
    'delete from drizzle.applied_migrations where tag = (select max(tag) from drizzle.applied_migrations) returning *',
  );
  const said: string[] = [];
  const log = (line: string) => void said.push(line);
  await expect(awaitMigrations(database.pool, { log, seconds: 0 })).rejects.toThrow(
    `Faltam migrações no banco: ${rows[0].tag}. Execute npm run migrate`,
  );

  const waiting = awaitMigrations(database.pool, { log });
  await expect.poll(() => said).toEqual(['waiting for npm run migrate: 1 migrations are missing']);
  const insert = 'insert into drizzle.applied_migrations (tag, hash) values ($1, $2)';
  await owner.query(insert, [rows[0].tag, rows[0].hash]);
  await owner.query(insert, ['9999_of-the-next-version', 'hash']);
  await waiting;
  await owner.end();
});
