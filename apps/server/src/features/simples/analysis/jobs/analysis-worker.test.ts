import { afterAll, beforeAll, expect, it } from 'vitest';
import { createAnalysisFixture } from '../../../../../test/analysis-fixture.ts';
import { addTenant, addUser, startTestServer, type TestServer } from '../../../../../test/harness.ts';
import { type Db, withoutTenant } from '../../../../db/tenant-scope.ts';
import type { Jobs } from '../../../../platform/jobs.ts';
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
    work: (queue, work) => runner.work(queue, (data) => work(data).finally(tell)),
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
