import { randomUUID } from 'node:crypto';
import { systemApi } from '@restitui/domain/operations/system/system.api.ts';
import { systemQueue } from '@restitui/domain/operations/system/system-queue.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countBlocked } from '../../../../test/count-blocked.ts';
import { addTenant, addUser, as, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { jobQueues } from '../../../db/job-queues.ts';
import { withoutTenant } from '../../../db/tenant-scope.ts';
import { insertBackup } from './backups.repository.ts';
import { repeatFailedJobs } from './jobs.repository.ts';
import { saveProcess } from './processes.repository.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;

beforeAll(async () => {
  // Nothing listens on port 1.
  server = await startTestServer({ services: [{ setting: 'SMTP_URL', host: '127.0.0.1', port: 1 }] });
  provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server, { title: 'Meridiano' });
});
afterAll(() => server.close());
beforeEach(() => server.database.pool.query('delete from pgboss.job'));

const operator = async (typeCargo: 'CEO' | 'TI' = 'TI') =>
  as(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo }));

interface StoredJob {
  name: string;
  state?: 'created' | 'retry' | 'active' | 'completed' | 'failed';
  output?: object;
  policy?: 'exclusive';
  /** Seconds from now at which the job becomes due. */
  due?: number;
  completed_on?: string;
}

async function storeJob({ name, state = 'failed', output, policy, due = -60, completed_on }: StoredJob) {
  const id = randomUUID();
  await server.database.pool.query(
    `insert into pgboss.job (id, name, state, data, output, policy, retry_limit, retry_count, start_after, completed_on)
     values ($1, $2, $3, $4, $5, $6, 6, 6, now() + $7 * interval '1 second', $8)`,
    [
      id,
      name,
      state,
      { id_tenant: home, id: 'x' },
      output,
      policy,
      due,
      state === 'failed' ? (completed_on ?? new Date()) : completed_on,
    ],
  );
  return id;
}

async function stateOf(id: string): Promise<string | undefined> {
  const found: pg.QueryResult<{ state: string }> = await server.database.pool.query(
    'select state from pgboss.job where id = $1',
    [id],
  );
  return found.rows[0]?.state;
}

/** Repeats jobs in a transaction that is committed once `call` waits for it. */
async function whileUncommitted<T>(jobs: Parameters<typeof repeatFailedJobs>[1], call: () => Promise<T>): Promise<T> {
  const { pool } = server.database;
  const running = await withoutTenant(pool, async (db) => {
    expect(await repeatFailedJobs(db, jobs)).toBe(1);
    const called = call();
    await expect.poll(() => countBlocked(pool)).toBe(1);
    return { called };
  });
  return running.called;
}

it('names every queue of the server', () => {
  const names = jobQueues.map(({ name }) => name).filter((name) => !name.endsWith('-ended'));
  expect([...systemQueue.options].sort()).toEqual(names.sort());
});

describe('the state of the system', () => {
  it.each([
    ['ADMIN', 'CEO', 200],
    ['ADMIN', 'TI', 200],
    ['ADMIN', 'ANALISTA', 403],
    ['ADMIN', 'JURIDICO', 403],
    ['ADMIN', 'FINANCEIRO', 403],
    ['USUARIO', 'CEO', 403],
    ['USUARIO', 'PARCEIRO', 403],
  ] as const)('is answered to %s %s with %i', async (typeUser, typeCargo, status) => {
    const id_tenant = typeUser === 'ADMIN' ? provider : home;
    const caller = await as(server, await addUser(server, { id_tenant, typeUser, typeCargo }));
    const reply = await caller.try(systemApi.read);
    expect(reply.status).toBe(status);
    if (status === 403) expect(reply.body.code).toBe('system_denied');
  });

  it('counts the jobs of each queue and gives the age of the oldest that waits', async () => {
    await storeJob({ name: 'send-message', state: 'created', due: -120 });
    await storeJob({ name: 'send-message', state: 'retry', due: -30 });
    await storeJob({ name: 'send-message', state: 'created', due: 3600 });
    await storeJob({ name: 'send-message', state: 'active' });
    await storeJob({ name: 'send-message' });
    await storeJob({ name: 'simples-analysis-ended', state: 'created' });
    await storeJob({ name: 'simples-analysis' });
    const { data } = await (await operator()).call(systemApi.read);
    const of = (queue: string) => data.queues.find((each) => each.queue === queue);
    expect(data.queues).toHaveLength(systemQueue.options.length);
    expect(of('send-message')).toMatchObject({ waiting: 2, later: 1, active: 1, failed: 1, deadLetters: 0 });
    const age = Date.now() - Date.parse(of('send-message')?.oldestWaiting ?? '');
    expect(age).toBeGreaterThanOrEqual(119_000);
    expect(of('simples-analysis')).toMatchObject({ waiting: 0, failed: 1, oldestWaiting: null, deadLetters: 1 });
    expect(of('boleto-poll')).toMatchObject({ waiting: 0, later: 0, active: 0, failed: 0, oldestWaiting: null });
    expect(data.failed.total).toBe(2);
  });

  it('lists failed jobs, the newest first, with their company and an error without values', async () => {
    const older = await storeJob({
      name: 'send-message',
      output: { message: '550 <ana@exemplo.com>: mailbox unavailable', stack: 'Error: 550 <ana@exemplo.com>' },
      completed_on: '2026-11-20T10:00:00Z',
    });
    const newer = await storeJob({
      name: 'simples-analysis',
      output: { value: { message: 'job timed out' } },
      completed_on: '2026-11-20T11:00:00Z',
    });
    const report = await storeJob({
      name: 'simples-analysis-ended',
      output: { message: 'Failed query: x', cause: { message: 'relation "x" does not exist' } },
      completed_on: '2026-11-20T09:00:00Z',
    });
    const { data } = await (await operator()).call(systemApi.read);
    expect(data.failed.jobs).toEqual([
      {
        ...{ id: newer, queue: 'simples-analysis', isReport: false, isRepeatable: false, attempts: 7 },
        ...{ empresa: 'Meridiano', failedAt: '2026-11-20T11:00:00.000Z', error: 'job timed out' },
      },
      {
        ...{ id: older, queue: 'send-message', isReport: false, isRepeatable: true, attempts: 7 },
        ...{ empresa: 'Meridiano', failedAt: '2026-11-20T10:00:00.000Z' },
        error: '550 <[e-mail]>: mailbox unavailable',
      },
      {
        ...{ id: report, queue: 'simples-analysis', isReport: true, isRepeatable: true, attempts: 7 },
        ...{ empresa: 'Meridiano', failedAt: '2026-11-20T09:00:00.000Z', error: 'relation "x" does not exist' },
      },
    ]);
    expect(JSON.stringify(data)).not.toContain('exemplo.com');
  });

  it('lists processes, the last backup and the services', async () => {
    const now = server.clock.now().toISOString();
    const process = { id: 'p1', kind: 'worker' as const, machine: 'w1', version: '0.0.4', startedAt: now, seenAt: now };
    const backup = { id: 'b1', finishedAt: now, bytes: 5_000_000_000, tables: 80, files: 12 };
    await withoutTenant(server.database.pool, async (db) => {
      await saveProcess(db, process);
      await insertBackup(db, { ...backup, id: 'b0', finishedAt: '2026-01-01T00:00:00.000Z' });
      await insertBackup(db, backup);
    });
    const { data } = await (await operator('CEO')).call(systemApi.read);
    expect(data).toMatchObject({
      at: now,
      version: 'test',
      processes: [process],
      storageProblem: null,
      isDiskLow: false,
    });
    expect(data.backup).toEqual({ finishedAt: now, bytes: 5_000_000_000, tables: 80, files: 12 });
    expect(data.services.find(({ service }) => service === 'SMTP_URL')).toEqual({
      ...{ service: 'SMTP_URL', host: '127.0.0.1:1', problem: 'ECONNREFUSED' },
    });
    expect(data.services.find(({ service }) => service === 'CNPJ_URLS')).toMatchObject({ host: null, problem: null });
    expect(data.services.some(({ service }) => service === 'GOOGLE_ISSUER')).toBe(false);
  });

  it('gives the anchors of the evidence and counts chains of activities without an anchor', async () => {
    await storeJob({ name: 'anchor-evidence', state: 'completed', completed_on: '2026-11-20T08:00:00Z' });
    const before = (await (await operator()).call(systemApi.read)).data.anchors;
    expect(before.evidenceAt).toBe('2026-11-20T08:00:00.000Z');
    const late = await addTenant(server);
    await server.inTenant(late, (db) => db.execute(`insert into activity_heads values ('${late}', 3, 'x', 0)`));
    const { anchors } = (await (await operator()).call(systemApi.read)).data;
    expect(anchors).toEqual({ ...before, tenants: before.tenants + 1, late: before.late + 1 });
  });

  it('says when the file storage does not answer', async () => {
    const broken = await startTestServer();
    const at = await addTenant(broken, { isProvider: true });
    broken.platform.installation.storageProblem = async () => 'ENOENT';
    const ti = await as(broken, await addUser(broken, { id_tenant: at, typeUser: 'ADMIN', typeCargo: 'TI' }));
    expect((await ti.call(systemApi.read)).data.storageProblem).toBe('ENOENT');
    await broken.close();
  });
});

describe('the repetition of a failed job', () => {
  it.each([
    ['ADMIN', 'ANALISTA'],
    ['ADMIN', 'JURIDICO'],
    ['ADMIN', 'FINANCEIRO'],
    ['USUARIO', 'CEO'],
    ['USUARIO', 'TI'],
  ] as const)('is refused to %s %s', async (typeUser, typeCargo) => {
    const id = await storeJob({ name: 'send-message' });
    const id_tenant = typeUser === 'ADMIN' ? provider : home;
    const caller = await as(server, await addUser(server, { id_tenant, typeUser, typeCargo }));
    for (const reply of [
      await caller.try(systemApi.repeatJob, { params: { id } }),
      await caller.try(systemApi.repeatQueue, { params: { id_queue: 'send-message' } }),
    ]) {
      expect(reply).toMatchObject({ status: 403, body: { code: 'system_denied' } });
    }
    expect(await stateOf(id)).toBe('failed');
  });

  it('puts it back with one more attempt, and records who did it', async () => {
    const id = await storeJob({ name: 'send-message' });
    const other = await storeJob({ name: 'send-message' });
    const ti = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'TI' });
    expect(await (await as(server, ti)).call(systemApi.repeatJob, { params: { id } })).toEqual({
      data: { repeated: 1 },
    });
    const { rows } = await server.database.pool.query(
      'select state, retry_limit, completed_on from pgboss.job where id = $1',
      [id],
    );
    expect(rows).toEqual([{ state: 'retry', retry_limit: 7, completed_on: null }]);
    expect(await stateOf(other)).toBe('failed');
    const { rows: entries } = await server.inTenant(provider, (db) =>
      db.execute(`select call, outcome, records from activity_entries where id_actor = '${ti.id}'`),
    );
    expect(entries).toEqual([{ call: 'POST /system/jobs/:id/repeat', outcome: 'feito', records: [id] }]);
  });

  it.each([
    ['an unknown job', async () => randomUUID(), 404, 'job_not_found'],
    ['an id of another kind', async () => 'x', 404, 'job_not_found'],
    [
      'a job of a queue that pg-boss keeps for itself',
      () => storeJob({ name: '__pgboss__send-it' }).catch(() => 'x'),
      404,
      'job_not_found',
    ],
    ['a job that waits', () => storeJob({ name: 'send-message', state: 'created' }), 409, 'job_not_failed'],
    ['a job that runs', () => storeJob({ name: 'send-message', state: 'active' }), 409, 'job_not_failed'],
    ['a completed job', () => storeJob({ name: 'send-message', state: 'completed' }), 409, 'job_not_failed'],
    ['a job whose record is marked as failed', () => storeJob({ name: 'simples-analysis' }), 409, 'job_closed'],
  ])('is refused for %s', async (_, store, status, code) => {
    const reply = await (await operator()).try(systemApi.repeatJob, { params: { id: await store() } });
    expect(reply).toMatchObject({ status, body: { code } });
  });

  it('is refused the second time', async () => {
    const id = await storeJob({ name: 'erase-person' });
    const ti = await operator();
    await ti.call(systemApi.repeatJob, { params: { id } });
    expect(await ti.try(systemApi.repeatJob, { params: { id } })).toMatchObject({ body: { code: 'job_not_failed' } });
  });

  it('puts back the report of a failure', async () => {
    const id = await storeJob({ name: 'simples-analysis-ended' });
    await (await operator()).call(systemApi.repeatJob, { params: { id } });
    expect(await stateOf(id)).toBe('retry');
  });

  it('is refused while another job of a queue with one job at a time waits', async () => {
    const id = await storeJob({ name: 'alert-sweep', policy: 'exclusive' });
    await storeJob({ name: 'alert-sweep', policy: 'exclusive', state: 'created' });
    const ti = await operator();
    const reply = await ti.try(systemApi.repeatJob, { params: { id } });
    expect(reply).toMatchObject({ status: 409, body: { code: 'job_covered' } });
    const all = await ti.call(systemApi.repeatQueue, { params: { id_queue: 'alert-sweep' } });
    expect(all.data.repeated).toBe(0);
  });

  it.each([
    ['another job of its queue', 1],
    ['the same job', 0],
  ])('is refused when another operator repeats %s at once', async (_, index) => {
    const ids = [
      await storeJob({ name: 'alert-sweep', policy: 'exclusive', completed_on: '2026-11-20T10:00:00Z' }),
      await storeJob({ name: 'alert-sweep', policy: 'exclusive', completed_on: '2026-11-20T11:00:00Z' }),
    ];
    const [first = '', second = ''] = [ids[0], ids[index]];
    const ti = await operator();
    const reply = await whileUncommitted({ name: 'alert-sweep', id: first, limit: 1 }, () =>
      ti.try(systemApi.repeatJob, { params: { id: second } }),
    );
    expect(reply).toMatchObject({ status: 409, body: { code: 'job_covered' } });
    expect(await stateOf(first)).toBe('retry');
  });
});

describe('the repetition of all failed jobs of a queue', () => {
  it('puts back those of this queue', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => storeJob({ name: 'send-message' })));
    const other = await storeJob({ name: 'erase-person' });
    const done = await storeJob({ name: 'send-message', state: 'completed' });
    const reply = await (await operator('CEO')).call(systemApi.repeatQueue, { params: { id_queue: 'send-message' } });
    expect(reply.data.repeated).toBe(3);
    expect(await Promise.all(ids.map(stateOf))).toEqual(['retry', 'retry', 'retry']);
    expect([await stateOf(other), await stateOf(done)]).toEqual(['failed', 'completed']);
  });

  it('puts back the newest of a queue with one job at a time', async () => {
    const older = await storeJob({ name: 'alert-sweep', policy: 'exclusive', completed_on: '2026-11-20T10:00:00Z' });
    const newer = await storeJob({ name: 'alert-sweep', policy: 'exclusive', completed_on: '2026-11-20T11:00:00Z' });
    const reply = await (await operator()).call(systemApi.repeatQueue, { params: { id_queue: 'alert-sweep' } });
    expect(reply.data.repeated).toBe(1);
    expect([await stateOf(older), await stateOf(newer)]).toEqual(['failed', 'retry']);
  });

  it('puts back none when another operator repeats one of them at once', async () => {
    const older = await storeJob({ name: 'alert-sweep', policy: 'exclusive', completed_on: '2026-11-20T10:00:00Z' });
    const newer = await storeJob({ name: 'alert-sweep', policy: 'exclusive', completed_on: '2026-11-20T11:00:00Z' });
    const ti = await operator();
    const reply = await whileUncommitted({ name: 'alert-sweep', id: older, limit: 1 }, () =>
      ti.call(systemApi.repeatQueue, { params: { id_queue: 'alert-sweep' } }),
    );
    expect(reply.data.repeated).toBe(0);
    expect([await stateOf(older), await stateOf(newer)]).toEqual(['retry', 'failed']);
  });

  it.each([
    ['an unknown queue', 'ninguem', 404, 'queue_not_found'],
    ['a queue of reports', 'simples-analysis-ended', 404, 'queue_not_found'],
    ['a queue whose records are marked as failed', 'file-analysis', 409, 'job_closed'],
  ])('is refused for %s', async (_, id_queue, status, code) => {
    const reply = await (await operator()).try(systemApi.repeatQueue, { params: { id_queue } });
    expect(reply).toMatchObject({ status, body: { code } });
  });
});
