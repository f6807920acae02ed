import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sessionApi } from '@restitui/domain/accounts/session/session.api.ts';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addTenant, addUser, as, startTestServer, type TestServer } from '../../test/harness.ts';
import { longJob } from '../../test/long-job.ts';
import { listeningPort } from '../http/listening-port.ts';
import type { LongJob } from '../kernel/long-job.ts';
import { databaseLimitsOf } from '../platform/database-limits.ts';
import { runUnderLease } from '../platform/leased-work.ts';
import { clusterRole } from './cluster.ts';
import { chooseDatabaseUser } from './database-user.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrateDatabase } from './migrate.ts';
import { type Database, openDatabase } from './open-database.ts';
import { runExclusivelyOn } from './run-exclusively.ts';

// Debian installs it outside the PATH of most users.
const pathWithSbin = `${process.env.PATH}:/usr/sbin`;
const isInstalled = spawnSync('pgbouncer', ['--version'], { env: { PATH: pathWithSbin } }).status === 0;

let folder: string;
let postgres: EmbeddedPostgres;
let pooler: ChildProcess;
let urls: { direct: string; pooled: string };
let database: Database;
let server: TestServer;

/** Opens the database as a process does whose `DATABASE_URL` is the pooler. */
const open = (databaseDirectUrl?: string) =>
  openDatabase({
    ...{ dataDir: folder, databaseUrl: urls.pooled, databaseDirectUrl, secretKey: 'chave' },
    limits: databaseLimitsOf({}),
  });

async function asCluster(...statements: string[]): Promise<void> {
  const client = new pg.Client({ host: postgres.host, port: postgres.port, user: clusterRole, database: 'postgres' });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const port = listeningPort(probe);
  probe.close();
  return port;
}

/** Starts pgbouncer with three connections per role, so that a session that keeps one soon stops the others. */
async function startPooler(): Promise<number> {
  const port = await freePort();
  const place = join(folder, 'pooler');
  mkdirSync(place);
  writeFileSync(join(place, 'users'), '"dono" ""\n"restitui_app_pooled" ""\n');
  const settings = [
    '[databases]',
    `* = host=${postgres.host} port=${postgres.port}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = trust',
    `auth_file = ${join(place, 'users')}`,
    'pool_mode = transaction',
    'default_pool_size = 3',
  ];
  writeFileSync(join(place, 'pgbouncer.ini'), settings.join('\n'));
  const { uid, gid } = chooseDatabaseUser(join(folder, 'postgres'));
  const account = process.getuid?.() === 0 ? { uid, gid } : {};
  const env = { PATH: pathWithSbin };
  pooler = spawn('pgbouncer', [join(place, 'pgbouncer.ini')], { env, ...account, stdio: 'ignore' });
  return port;
}

async function connect(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  await client.end();
}

// pgbouncer is a package of the system; `docs/operations.md` names it.
describe.runIf(isInstalled)('behind pgbouncer in transaction mode', () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'restitui-pooler-'));
    chmodSync(folder, 0o711);
    postgres = await startEmbeddedPostgres({ dataDir: folder, durable: false });
    await asCluster('create role dono login createrole', 'create database pooled owner dono');
    writeFileSync(
      join(folder, 'postgres', 'pg_hba.conf'),
      `local all ${clusterRole} peer map=server\nlocal all all trust\n`,
    );
    await asCluster('select pg_reload_conf()');
    const port = await startPooler();
    urls = {
      direct: `postgres://dono@${encodeURIComponent(postgres.host)}:${postgres.port}/pooled`,
      pooled: `postgres://dono@127.0.0.1:${port}/pooled`,
    };
    await vi.waitFor(() => connect(urls.pooled), { timeout: 60_000, interval: 100 });
    database = await open(urls.direct);
    await migrateDatabase(database);
    server = await startTestServer({ database });
  });
  afterAll(async () => {
    await server?.close();
    pooler.kill('SIGKILL');
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('serves every one of many calls at once', async () => {
    const id_tenant = await addTenant(server, { isProvider: true });
    const ceo = await as(server, await addUser(server, { id_tenant, typeUser: 'ADMIN', typeCargo: 'CEO' }));
    const calls = Array.from({ length: 60 }, () => ceo.try(sessionApi.me));
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('applies the time-outs', async () => {
    const { rows } = await database.pool.query(`select current_setting('statement_timeout') as statement`);
    expect(rows).toEqual([{ statement: '5min' }]);
  });

  it('lets processes without a direct address start at once, and leaves no lock behind', async () => {
    const start = async () => {
      const other = await open();
      await migrateDatabase(other);
      await other.close();
    };
    await Promise.all([start(), start()]);
    const { rows } = await database.asOwner((client) =>
      client.query(`select count(*)::int as held from pg_locks where locktype = 'advisory'`),
    );
    expect(rows).toEqual([{ held: 0 }]);
  });

  it('runs exclusive work in one process at a time, and again after it failed', async () => {
    const runExclusively = runExclusivelyOn(database.pool);
    const second = async () => expect(await runExclusively('work', async () => {})).toBe(false);
    expect(await runExclusively('work', second)).toBe(true);
    const failing = () => Promise.reject(new Error('failed'));
    await expect(runExclusively('work', failing)).rejects.toThrow('failed');
    expect(await runExclusively('work', async () => {})).toBe(true);
  });

  it('runs work under a lease in one process at a time, and passes it on when the lease expires', async () => {
    const tenant = await addTenant(server);
    const run = (work: (holder: LongJob) => Promise<void>) =>
      runUnderLease(longJob(server, []), { id_tenant: tenant, id: '1' }, 'row', work);
    const nothing = async () => {};
    const refused = async ({ inTenant }: LongJob) => {
      await Promise.all([1, 2, 3, 4].map(() => inTenant(tenant, nothing)));
      expect(await run(nothing)).toBe(false);
    };
    expect(await run(refused)).toBe(true);
    const takenUp: boolean[] = [];
    const halted = async ({ inTenant }: LongJob) => {
      const expire = `update work_leases set holder = 'halted', "expiresAt" = now() - interval '1 second'`;
      await server.inTenant(tenant, (db) => db.execute(expire));
      takenUp.push(await run(nothing));
      await inTenant(tenant, nothing);
    };
    expect(await run(halted)).toBe(false);
    expect(takenUp).toEqual([true]);
  });

  it('names the setting whose address does not answer', async () => {
    const gone = `postgres://dono@127.0.0.1:${await freePort()}/pooled`;
    await expect(open(gone)).rejects.toThrow('Não foi possível conectar ao PostgreSQL de DATABASE_DIRECT_URL');
  });
});
