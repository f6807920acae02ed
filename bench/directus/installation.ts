import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inDatabase } from '../scale/database.ts';

const run = promisify(execFile);
const account = { email: 'admin@example.com', password: 'measurement-2026' };
const port = 18_055;

/** The Node of the machine, for which npm compiles, instead of the one that `npm run bench` puts first. */
const ownPath = process.env.PATH?.split(path.delimiter).filter((folder) => !folder.includes('node_modules'));
const surroundings = { ...process.env, PATH: ownPath?.join(path.delimiter) };

/** Installs Directus from npm. Takes some minutes: one of its packages is compiled. */
export async function installDirectus(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  const install = ['install', 'directus@11', '--no-audit', '--no-fund', '--ignore-scripts'];
  await run('npm', install, { cwd: folder, env: surroundings, maxBuffer: 1e8 });
  await run('npm', ['rebuild', 'isolated-vm'], { cwd: folder, env: surroundings, maxBuffer: 1e8 });
}

/** A running Directus. */
export interface Directus {
  address: string;
  token: string;
  version: string;
  stop: () => Promise<void>;
}

/** Creates the tables of Directus in a database and starts it. */
export async function startDirectus(folder: string, databaseUrl: string): Promise<Directus> {
  const packageFolder = path.join(folder, 'node_modules/directus');
  const { version } = JSON.parse(readFileSync(path.join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const address = `http://127.0.0.1:${port}`;
  const env = {
    ...surroundings,
    ...{ HOST: '127.0.0.1', PORT: String(port), PUBLIC_URL: address, SECRET: 'a secret of the measurement only' },
    ...{ DB_CLIENT: 'pg', DB_CONNECTION_STRING: databaseUrl, DB_POOL__MAX: '10', LOG_LEVEL: 'error' },
    ...{ ADMIN_EMAIL: account.email, ADMIN_PASSWORD: account.password, TELEMETRY: 'false' },
    ...{ RATE_LIMITER_ENABLED: 'false', CACHE_ENABLED: 'false', PRESSURE_LIMITER_ENABLED: 'false' },
    ...{ ACCESS_TOKEN_TTL: '1d', NODE_ENV: 'production' },
  };
  const cli = path.join(packageFolder, 'cli.js');
  await run('node', [cli, 'bootstrap'], { cwd: folder, env, maxBuffer: 1e8 });
  const child = spawn('node', [cli, 'start'], { cwd: folder, env, stdio: ['ignore', 'ignore', 'inherit'] });
  return { address, version, token: await signIn(address, child), stop: () => stop(child) };
}

async function signIn(address: string, child: ChildProcess): Promise<string> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('Directus ended.');
    const answer = await fetch(`${address}/auth/login`, {
      ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(account) },
    }).catch(() => undefined);
    if (answer?.ok) return ((await answer.json()) as { data: { access_token: string } }).data.access_token;
    await setTimeout(500);
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

const text = (field: string, isIndexed = false) => ({ field, type: 'string', schema: { is_indexed: isIndexed } });

/** Declares the clients as a collection, with indexes for filter and order, and copies the rows of the product. */
export async function copyClients({ from, to, directus }: { from: string; to: string; directus: Directus }) {
  const answer = await fetch(`${directus.address}/collections`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${directus.token}` },
    body: JSON.stringify({
      ...{ collection: 'clients', schema: {}, meta: {} },
      fields: [
        { field: 'cnpjcpf', type: 'string', schema: { is_primary_key: true } },
        ...[text('razao_social', true), text('status', true), text('municipio'), text('complemento')],
        ...[text('id_owner'), text('id_responsavel')],
      ],
    }),
  });
  if (!answer.ok) throw new Error(`Directus refused the collection: ${await answer.text()}`);
  const columns = 'cnpjcpf, razao_social, status, municipio, complemento, id_owner, id_responsavel';
  await inDatabase(from, (source) =>
    inDatabase(to, async (target) => {
      const { rows } = await source.query(`select ${columns} from clients`);
      for (let i = 0; i < rows.length; i += 10_000) {
        const query = `insert into clients (${columns})
          select ${columns} from jsonb_populate_recordset(null::clients, $1::jsonb)`;
        await target.query(query, [JSON.stringify(rows.slice(i, i + 10_000))]);
      }
      // The product has this index too; Directus itself declares indexes of one column only.
      await target.query('create index on clients (status, razao_social)');
      await target.query('vacuum (analyze) clients');
    }),
  );
}

/** Adds what an administrator of Directus could add for searches; returns false where PostgreSQL lacks the extension. */
export function addTrigramIndexes(url: string): Promise<boolean> {
  return inDatabase(url, async (client) => {
    const { rowCount } = await client.query(`select from pg_available_extensions where name = 'pg_trgm'`);
    if (!rowCount) return false;
    await client.query('create extension if not exists pg_trgm');
    for (const column of ['razao_social', 'cnpjcpf']) {
      await client.query(`create index on clients using gin (lower(${column}) gin_trgm_ops)`);
    }
    await client.query('vacuum (analyze) clients');
    return true;
  });
}
