import { afterAll, beforeAll, expect, test } from 'vitest';
import { setAnalysisStage } from '../../../../test/analysis-stage.ts';
import { addTenant, addUser, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { type Db, withoutTenant } from '../../../db/tenant-scope.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { type JobRunner, startJobs } from '../../../platform/pg-boss-jobs.ts';
import { startAnalysisWorker } from './analysis-worker.ts';

let server: TestServer;
let jobs: JobRunner | undefined;
let stage: Awaited<ReturnType<typeof setAnalysisStage>>;

const errors: Error[] = [];
const late: Jobs = { enqueue: async (...job) => jobs?.enqueue(...job) };

beforeAll(async () => {
  server = await startTestServer({ jobs: late });
  const provider = await addTenant(server, { isProvider: true });
  stage = await setAnalysisStage(server, await addUser(server, { id_tenant: provider, typeUser: 'ADMIN' }));
});
afterAll(async () => {
  await jobs?.stop();
  await server.close();
});

/** A worker process; `done` comes when the run in hand has ended, well or not. */
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
    ...stage.worker(),
    jobs,
    withoutTenant: <T>(work: (db: Db) => Promise<T>) => withoutTenant(pool, work),
  });
  return { worker, runner, done };
}

test('a run that a dead process left is taken up by the next, and one sent later is worked through', async () => {
  await stage.send();
  await server.inTenant(stage.home, (db) => db.execute(`update simples_runs set state = 'processando'`));
  expect((await stage.read()).state).toBe('processando');

  const first = await startWorker();
  await first.done;
  expect(await stage.read()).toMatchObject({ state: 'pronta', resumo: { total_a_restituir: 159.24 } });
  await first.worker.stop();
  await first.runner.stop();

  const second = await startWorker();
  await stage.send();
  await second.done;
  expect(await stage.read()).toMatchObject({ state: 'pronta', calculada_em: server.clock.now().toISOString() });
  await second.worker.stop();
  expect([...errors, ...stage.logged]).toEqual([]);
});
