import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAnalysisFixture } from '../../../../../test/analysis-fixture.ts';
import { addTenant, addUser, startTestServer, type TestServer } from '../../../../../test/harness.ts';
import { type Db, withoutTenant } from '../../../../db/tenant-scope.ts';
import type { JobData, Jobs } from '../../../../platform/jobs.ts';
import { type JobRunner, startJobs } from '../../../../platform/pg-boss-jobs.ts';
import { startAnalysisWorker } from './analysis-worker.ts';

let server: TestServer;
let jobs: JobRunner | undefined;
let fixture: Awaited<ReturnType<typeof createAnalysisFixture>>;

const errors: Error[] = [];
const late: Jobs = { enqueue: async (...job) => jobs?.enqueue(...job) };

beforeAll(async () => {
  server = await startTestServer({ jobs: late });
  const provider = await addTenant(server, { isProvider: true });
  fixture = await createAnalysisFixture(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }));
});
afterAll(async () => {
  await jobs?.stop();
  await server.close();
});

/** Starts a worker as a process would; `done` resolves when the current run has ended, successfully or not. */
async function startWorker() {
  const { pool } = server.database;
  let tell = () => {};
  const done = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const runner = await startJobs(pool, (error) => errors.push(error));
  jobs = {
    ...runner,
    async work(queue, work) {
      const told = async (data: JobData) => (await Promise.resolve(work(data)).finally(tell)) !== false;
      await runner.work(queue, told);
    },
  };
  const worker = await startAnalysisWorker({
    ...fixture.worker(),
    jobs,
    withoutTenant: <T>(work: (db: Db) => Promise<T>) => withoutTenant(pool, work),
  });
  return { worker, runner, done };
}

it('resumes a run that a crashed process left, and processes one sent later', async () => {
  await fixture.send();
  await server.inTenant(fixture.home, (db) => db.execute(`update simples_runs set state = 'processando'`));
  expect((await fixture.read()).state).toBe('processando');

  const first = await startWorker();
  await first.done;
  expect(await fixture.read()).toMatchObject({ state: 'pronta', resumo: { total_a_restituir: 159.24 } });
  await first.worker.stop();
  await first.runner.stop();

  const second = await startWorker();
  await fixture.send();
  await second.done;
  expect(await fixture.read()).toMatchObject({ state: 'pronta', calculada_em: server.clock.now().toISOString() });
  await second.worker.stop();
  expect([...errors, ...fixture.logged]).toEqual([]);
});

it('looks again for an analysis of a killed process until its lease expires, beyond the retries of a job', async () => {
  await fixture.send();
  const { pool } = server.database;
  const inHome = (statement: string) => server.inTenant(fixture.home, (db) => db.execute(statement));
  const waiting = async () =>
    (await pool.query(`select retry_count from pgboss.job where name = 'simples-analysis' and start_after > now()`))
      .rows;
  const makeDue = () => pool.query(`update pgboss.job set start_after = now() where name = 'simples-analysis'`);
  await inHome(`insert into work_leases
    select id_tenant, 'simples-run ' || id, 'killed', now() + interval '39 seconds' from simples_runs where state = 'na_fila'`);
  await inHome(`update simples_runs set state = 'processando' where state = 'na_fila'`);

  const another = await startWorker();
  // The queue retries a job three times, after five seconds each.
  for (let look = 0; look < 6; look++) {
    await inHome(`update work_leases set "expiresAt" = now() + interval '39 seconds'`);
    await makeDue();
    await expect.poll(waiting).toEqual([{ retry_count: 0 }]);
    expect(await fixture.read()).toMatchObject({ state: 'processando', erro: null });
  }
  await inHome(`update work_leases set "expiresAt" = now() - interval '1 second'`);
  await makeDue();
  await expect.poll(async () => (await fixture.read()).state).toBe('pronta');
  await another.worker.stop();
  expect([...errors, ...fixture.logged]).toEqual([]);
});
