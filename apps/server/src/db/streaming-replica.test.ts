import { appendFileSync, chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import { dashboardsApi } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { addClient } from '../../test/clients.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../test/harness.ts';
import { manualClock } from '../../test/manual-clock.ts';
import { newOperatorFolder } from '../../test/operator-postgres.ts';
import { copyData } from '../../test/process/prepared-data.ts';
import { clusterRole } from './cluster.ts';
import { chooseDatabaseUser } from './database-user.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrateDatabase } from './migrate.ts';
import { type Database, openDatabase } from './open-database.ts';
import { type Replica, type ReplicaState, watchReplica } from './replica.ts';
import { socketFolderOf, socketPort } from './socket-folder.ts';

// Two PostgreSQL, of which the second follows the first by streaming replication, as docs/scaling.md describes.
const folders: string[] = [];
const clock = manualClock();
let states: ReplicaState[] = [];
let primaryHost: string;
let primary: Database;
let standby: EmbeddedPostgres | undefined;
let pool: pg.Pool;
let replica: Replica;
let server: TestServer;
let tenant: TenantId;
let ceo: Caller;

beforeAll(async () => {
  const folder = newFolder();
  primary = await openDatabase({ dataDir: folder, secretKey: 'unused', durable: false });
  primaryHost = socketFolderOf(folder) ?? '';
  await migrateDatabase(primary);
  standby = await startStandby(folder);
  pool = new pg.Pool({ host: standby.host, port: socketPort, user: primary.appRole, database: 'restitui' });
  // The last test ends its server.
  pool.on('error', () => {});
  replica = watchReplica({
    ...{ replica: pool, primary: primary.pool, mostSeconds: 30, now: clock.now, everySeconds: 0.05, answerSeconds: 60 },
    report: (state) => void states.push(state),
  });
  server = await startTestServer({ database: primary, replica });
  tenant = await addTenant(server);
  ceo = await as(server, await addUser(server, { id_tenant: tenant, typeCargo: 'CEO' }));
});
afterAll(async () => {
  replica.stop();
  await pool.end();
  await standby?.stop();
  await server.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  states = [];
});

function newFolder(): string {
  const folder = newOperatorFolder();
  folders.push(folder);
  return folder;
}

/** Writes a file that PostgreSQL, which may be another user, opens for writing too. */
function writeForPostgres(path: string, content: string): void {
  writeFileSync(path, content);
  chmodSync(path, 0o666);
}

async function asCluster<T>(host: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ host, port: socketPort, user: clusterRole, database: 'postgres' });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Copies the running primary, as pg_basebackup does, and starts the copy as its standby. */
async function startStandby(folder: string): Promise<EmbeddedPostgres> {
  const from = join(folder, 'postgres');
  appendFileSync(join(from, 'pg_hba.conf'), 'local replication all peer map=server\n');
  appendFileSync(join(from, 'pg_ident.conf'), `server "${chooseDatabaseUser(from).name}" all\n`);
  const other = newFolder();
  const to = join(other, 'postgres');
  await asCluster(primaryHost, async (client) => {
    await client.query('select pg_reload_conf()');
    await client.query(`select pg_backup_start('base', true)`);
    copyData(from, to);
    const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop(false)');
    writeForPostgres(join(to, 'backup_label'), rows[0]?.label ?? '');
  });
  rmSync(join(to, 'postmaster.pid'));
  const upstream = `host=''${primaryHost}'' port=${socketPort} user=${clusterRole}`;
  appendFileSync(join(to, 'postgresql.auto.conf'), `primary_conninfo = '${upstream}'\n`);
  writeForPostgres(join(to, 'standby.signal'), '');
  return startEmbeddedPostgres({ dataDir: other, durable: false });
}

const onStandby = (statement: string) =>
  asCluster(standby?.host ?? '', async (client) => (await client.query(statement)).rows[0]);

/** Keeps the standby from applying what it receives. */
async function pauseReplay(): Promise<void> {
  await onStandby('select pg_wal_replay_pause()');
  await vi.waitFor(
    async () => expect(await onStandby('select pg_get_wal_replay_pause_state() as state')).toEqual({ state: 'paused' }),
    { timeout: 60_000, interval: 20 },
  );
}

const resumeReplay = () => onStandby('select pg_wal_replay_resume()');

/** Writes a heartbeat of this moment, as each process does. */
async function beat(): Promise<void> {
  await primary.asOwner((client) =>
    client.query(
      `insert into system_processes (id, kind, machine, version, "startedAt", "seenAt") values ('a', 'web', 'm', '1', $1, $1)
       on conflict (id) do update set "seenAt" = $1`,
      [clock.now().toISOString()],
    ),
  );
}

const untilUsed = (isUsed: boolean) =>
  vi.waitFor(() => expect(states.at(-1)).toMatchObject({ isUsed }), { timeout: 60_000, interval: 20 });

const countedClients = async () => (await ceo.call(dashboardsApi.registrations, {})).data.total;
const listedClients = async () =>
  (await ceo.call(clientsApi.listOfTenant, { params: { id_tenant: tenant }, query: {} })).page?.total;

describe('a replica by streaming replication', () => {
  it('answers figures that are some seconds old, and the primary what was just written', async () => {
    await beat();
    await untilUsed(true);
    await pauseReplay();
    await addClient(server, { id_tenant: tenant });
    expect(await countedClients()).toBe(0);
    expect(await listedClients()).toBe(1);
    await resumeReplay();
    await vi.waitFor(async () => expect(await countedClients()).toBe(1), { timeout: 60_000, interval: 20 });
    expect(states.at(-1)).toMatchObject({ isUsed: true });
  });

  it('is not read once it is further behind than the limit, and again when it has caught up', async () => {
    await pauseReplay();
    await addClient(server, { id_tenant: tenant });
    clock.move(31_000);
    await beat();
    await untilUsed(false);
    expect(await countedClients()).toBe(2);
    await resumeReplay();
    await untilUsed(true);
    expect(await countedClients()).toBe(2);
  });

  it('refuses to write and has the roles and row policies of the primary', async () => {
    const written = pool.query(`update tenants set title = 'x'`);
    await expect(written).rejects.toMatchObject({ code: '25006' });
    expect((await pool.query('select from clients')).rowCount).toBe(0);
  });

  it('may end while people work', async () => {
    await standby?.stop();
    standby = undefined;
    expect(await countedClients()).toBe(2);
    await untilUsed(false);
    expect(await countedClients()).toBe(2);
  });
});
