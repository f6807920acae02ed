import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { sessionApi } from '@restitui/domain/accounts/session/session.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Endpoint } from '@restitui/domain/wire/endpoint.ts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { temporaryFailureOf } from '../src/http/temporary-failure.ts';
import { watchDiskSpace } from '../src/platform/disk-space.ts';
import { createMetrics } from '../src/platform/metrics.ts';
import { endpointUrl } from './endpoint-url.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer, testPassword } from './harness.ts';
import { loadEndpoints } from './load-endpoints.ts';
import { emptyZip, multipartOf } from './send-files.ts';

const megabyte = 1024 ** 2;
const minFree = 100 * megabyte;
const calls = Object.entries(await loadEndpoints());
const isSignIn = ({ path }: Endpoint) => path.startsWith('/auth/');
const writes = calls.filter(([, call]) => call.method !== 'GET' && !isSignIn(call));

let server: TestServer;
let tenant: TenantId;
let caller: Caller;
let email: string;
/** Free bytes at the next readings; the last one repeats. */
let readings: number[] = [];
const disk = await watchDiskSpace({
  folders: { data: '/data' },
  minFree,
  read: async () => (readings.length > 1 ? readings.shift() : readings[0]) ?? Number.POSITIVE_INFINITY,
});

beforeAll(async () => {
  const pool = { totalCount: 0, idleCount: 0, waitingCount: 0 };
  const backups = { lastBackup: async () => null, expectsBackups: false };
  const { registry } = createMetrics({ pool, disk, queueDepths: async () => [], ...backups });
  server = await startTestServer({ disk, registry });
  tenant = await addTenant(server, { isProvider: true });
  const user = await addUser(server, { id_tenant: tenant, typeUser: 'ADMIN' });
  email = user.email;
  caller = await as(server, user);
});
afterAll(async () => {
  disk.close();
  await server.close();
});

async function setFree(...bytes: number[]) {
  readings = bytes;
  await disk.refuseWhenLow().catch(() => {});
}
beforeEach(() => setFree(10 * minFree));

function send(endpoint: Endpoint, token?: string) {
  const { method } = endpoint;
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  return server.app.inject({ method, url: endpointUrl(endpoint, {}), headers });
}

it('refuses every call that changes something with 507 while the disk is low', async () => {
  await setFree(minFree - 1);
  expect(writes.length).toBeGreaterThan(50);
  const answered: string[] = [];
  for (const [name, call] of writes) {
    if (call.session === 'client') continue;
    const reply = await send(call, caller.token);
    const refusal = [reply.statusCode, reply.json().code, reply.headers['retry-after']];
    if (refusal.join() !== '507,disk_full,60') answered.push(`${name}: ${refusal}`);
  }
  expect(answered).toEqual([]);
});

it('asks for a session before it refuses', async () => {
  await setFree(minFree - 1);
  for (const [name, call] of writes) {
    if (call.session === undefined || call.session === 'staff') {
      expect([name, (await send(call)).statusCode]).toEqual([name, 401]);
    }
  }
});

it('goes on to sign in, to answer reads and to sign out', async () => {
  await setFree(minFree - 1);
  const { access_token } = await caller.call(sessionApi.login, { body: { email, password: testPassword } });
  for (const [name, call] of calls) {
    if (call.method === 'GET') expect([name, (await send(call, access_token)).statusCode]).not.toEqual([name, 507]);
  }
  expect((await send(sessionApi.logout, access_token)).statusCode).toBe(200);
});

it('accepts writes again once a quarter more than the limit is free', async () => {
  await setFree(minFree - 1);
  await setFree(minFree * 1.2);
  expect(disk.isLow()).toBe(true);
  await setFree(minFree * 1.25);
  expect(disk.isLow()).toBe(false);
});

it('reports the low disk to the operator, and stays ready', async () => {
  await setFree(minFree - 1);
  const ready = await server.app.inject('/api/ready');
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ok', disk: 'low' }]);
  const metrics = (await server.app.inject('/api/metrics')).body;
  expect(metrics).toContain(`disk_free_bytes{folder="data"} ${minFree - 1}`);
  expect(metrics).toContain('disk_low 1');
  await setFree(10 * minFree);
  expect((await server.app.inject('/api/ready')).json()).toEqual({ status: 'ok' });
  expect((await server.app.inject('/api/metrics')).body).toContain('disk_low 0');
});

const stored = () =>
  readdirSync(dirname(server.files.localPath('any')), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

it.each([
  ['that fills the disk', [10 * minFree, 10 * minFree, minFree - 1]],
  ['for which there is no space', [10 * minFree, minFree - 1]],
])('refuses an upload %s with 507 and leaves nothing of it', async (_, free) => {
  const before = stored();
  readings = free.slice(1);
  const { headers, payload } = multipartOf({
    xml: { name: 'notas.zip', content: Buffer.concat([emptyZip, Buffer.alloc(40 * megabyte)]) },
    pgdas: { name: 'pgdas.zip', content: emptyZip },
    cnpj: '11222333000181',
    id_apuracao: 'x',
  });
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/microservices/xml/simples-nacional',
    headers: { ...headers, authorization: `Bearer ${caller.token}` },
    payload,
  });
  expect([reply.statusCode, reply.json().code]).toEqual([507, 'disk_full']);
  expect(stored()).toEqual(before);
});

it.each(['ENOSPC', 'EDQUOT', '53100'])('returns 507 for a write that fails with %s', (code) => {
  const error = Object.assign(new Error('does not fit'), { code });
  expect(temporaryFailureOf(new Error('Failed query', { cause: error }))).toMatchObject({
    definition: { status: 507, code: 'disk_full' },
    retryAfter: 60,
  });
});
