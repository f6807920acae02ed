import { sessionApi } from '@restitui/domain/accounts/session/session.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { runExclusivelyOn } from '../src/db/run-exclusively.ts';
import { withTenant } from '../src/db/tenant-scope.ts';
import { runUnderLease } from '../src/platform/leased-work.ts';
import { type JobRunner, startJobs } from '../src/platform/pg-boss-jobs.ts';
import { type DatabaseBehindProxy, databaseBehindProxy } from './database-proxy.ts';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from './harness.ts';
import { longJob } from './long-job.ts';

let proxied: DatabaseBehindProxy;
let server: TestServer;
let tenant: TenantId;
let caller: Caller;
let email: string;
let jobs: JobRunner;
let isAway = false;
const errors: Error[] = [];

beforeAll(async () => {
  proxied = await databaseBehindProxy();
  server = await startTestServer({ database: proxied.database });
  tenant = await addTenant(server, { isProvider: true });
  const user = await addUser(server, { id_tenant: tenant, typeUser: 'ADMIN' });
  email = user.email;
  caller = await as(server, user);
  jobs = await startJobs(proxied.database.pool, (error) => errors.push(error));
});
afterEach(comeBack);
afterAll(async () => {
  await jobs.stop();
  await server.close();
});

async function goAway() {
  isAway = true;
  await proxied.goAway();
}

async function comeBack() {
  if (isAway) await proxied.comeBack();
  isAway = false;
}

it('returns 503 with Retry-After while the database is away, and answers once it is back', async () => {
  expect((await caller.try(sessionApi.listOwn)).status).toBe(200);
  await goAway();
  for (let call = 0; call < 20; call++) {
    const { status, body, headers } = await caller.try(sessionApi.listOwn);
    expect([status, body.code, headers['retry-after']]).toEqual([503, 'database_away', '5']);
  }
  const signIn = { body: { email, password: 'Teste@2026!' } };
  expect(await caller.try(sessionApi.login, signIn)).toMatchObject({
    status: 503,
    body: { message: wireErrors.database_away.message },
  });
  expect((await server.app.inject('/api/ready')).statusCode).toBe(503);
  expect((await server.app.inject('/api/health')).statusCode).toBe(200);

  await comeBack();
  expect((await caller.try(sessionApi.listOwn)).status).toBe(200);
  expect((await caller.try(sessionApi.login, signIn)).status).toBe(200);
  expect((await server.app.inject('/api/ready')).statusCode).toBe(200);
});

it('returns 503 to calls in progress when their connections end', async () => {
  const calls = Array.from({ length: 12 }, () => caller.try(sessionApi.listOwn));
  await goAway();
  for (const { status } of await Promise.all(calls)) expect([200, 503]).toContain(status);
});

it('runs waiting jobs once, after the database came back', async () => {
  const enqueue = (id: string) =>
    withTenant(proxied.database.pool, { tenant }, (db) => jobs.enqueue(db, 'erase-person', { id_tenant: tenant, id }));
  await enqueue('during');
  await enqueue('after');
  const done: string[] = [];
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  await jobs.work('erase-person', async ({ id }) => {
    done.push(id);
    if (id === 'during') await ended;
  });
  await expect.poll(() => done).toEqual(['during']);
  await goAway();
  end();
  await expect(enqueue('never')).rejects.toThrow();
  await comeBack();
  await expect.poll(() => done).toEqual(['during', 'after']);
  const states = () =>
    proxied.database.pool.query(`select state, retry_count from pgboss.job where name = 'erase-person'`);
  const completed = { state: 'completed', retry_count: 0 };
  await expect.poll(async () => (await states()).rows).toEqual([completed, completed]);
});

it('keeps the outcome of exclusive work whose lock ended with its connection', async () => {
  const runExclusively = runExclusivelyOn(proxied.database.pool);
  expect(await runExclusively('work', goAway)).toBe(true);
  await comeBack();
  expect(await runExclusively('work', async () => {})).toBe(true);
});

it('keeps the outcome of work whose lease the database could not end, and runs it again when that expires', async () => {
  const worker = longJob(server, []);
  const run = (work: () => Promise<void>) => runUnderLease(worker, { id_tenant: tenant, id: '1' }, 'row', work);
  expect(await run(goAway)).toBe(true);
  await comeBack();
  const expire = `update work_leases set "expiresAt" = now() - interval '1 second'`;
  expect((await server.inTenant(tenant, (db) => db.execute(expire))).rowCount).toBe(1);
  expect(await run(async () => {})).toBe(true);
});
