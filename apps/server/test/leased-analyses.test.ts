import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { underLeaseOn } from '../src/db/work-leases.ts';
import type { LongJob } from '../src/kernel/long-job.ts';
import type { JobData } from '../src/platform/jobs.ts';
import { openChildPauses } from './child-pauses.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { type AnalysisKind, kindsOfAnalyses } from './kinds-of-analyses.ts';
import { longJob, withTransactions } from './long-job.ts';
import { once } from './once.ts';

let server: TestServer;
let kinds: Awaited<ReturnType<typeof kindsOfAnalyses>>;
const pauses = openChildPauses();
const logged: unknown[] = [];

beforeAll(async () => {
  server = await startTestServer();
  kinds = await kindsOfAnalyses(server);
});
afterAll(async () => {
  pauses.close();
  await server.close();
});

const worker = () => longJob(server, logged);
const leases = (statement = 'select work from work_leases') =>
  server.inTenant(kinds.fixture.home, async (db) => (await db.execute(statement)).rows);

/** Expires all leases, as of processes that were halted for too long. Those do not renew them meanwhile. */
const expire = () => leases(`update work_leases set holder = 'halted', "expiresAt" = now() - interval '1 second'`);

type Meanwhile = () => Promise<void>;

function afterFirstTransaction(meanwhile: Meanwhile): LongJob {
  return withTransactions(worker(), (inTenant) => async (tenant, work) => {
    const done = await inTenant(tenant, work);
    await meanwhile();
    return done;
  });
}

/** The child process has ended, and all that it sent is stored, when `meanwhile` is called. */
function beforeTheEnd(meanwhile: Meanwhile): LongJob {
  const { platform, ...rest } = worker();
  const withTemporaryFolder: typeof platform.files.withTemporaryFolder = (work) =>
    platform.files.withTemporaryFolder(async (folder) => {
      const done = await work(folder);
      await meanwhile();
      return done;
    });
  return { ...rest, platform: { ...platform, files: { ...platform.files, withTemporaryFolder } } };
}

const failing = new Error('no disk');
const beforeItsFailure = (meanwhile: Meanwhile) =>
  beforeTheEnd(async () => {
    await meanwhile();
    throw failing;
  });

const names = ['effect preview', 'verification', 'file analysis', 'analysis'] as const;
const isReady = [{ state: expect.stringMatching(/^pront[ao]$/), erro: null }];

const describeKind = (name: (typeof names)[number]) => {
  let kind: AnalysisKind;
  let undisturbed: unknown;

  beforeAll(async () => {
    kind = kinds.kinds[name];
    const job = await kind.request();
    expect(await kind.run(worker(), job)).toBe(true);
    expect(await kind.state(job)).toEqual(isReady);
    undisturbed = await kind.stored(job);
  });

  it.each([
    { point: 'after its first transaction', halted: afterFirstTransaction, errors: [] },
    { point: 'before it stores the end', halted: beforeTheEnd, errors: [] },
    { point: 'before it stores a failure', halted: beforeItsFailure, errors: [failing] },
  ])('stores nothing of a process that lost its lease $point', async ({ halted, errors }) => {
    const job = await kind.request();
    const takenUp: unknown[] = [];
    const meanwhile = once(async () => {
      await expire();
      takenUp.push(await kind.run(worker(), job), await kind.stored(job));
    });
    expect(await kind.run(halted(meanwhile.begin), job)).toBe(false);
    await meanwhile.ended();
    expect(takenUp).toEqual([true, undisturbed]);
    expect(await kind.stored(job)).toEqual(undisturbed);
    expect(await leases()).toEqual([]);
    // Some kinds know of the loss before they log.
    expect(errors).toEqual(expect.arrayContaining(logged.splice(0)));
  });

  it('stores one result when two processes start it at once', async () => {
    const job = await kind.request();
    expect(await Promise.all([1, 2].map(() => kind.run(worker(), job)))).toContain(true);
    expect(await kind.stored(job)).toEqual(undisturbed);
    expect(logged).toEqual([]);
  });
};

describe.each(names.slice(0, 3))('%s', describeKind);

it('holds no connection while analyses of all kinds compute, and ends them when the lease is lost', async () => {
  const pool = new pg.Pool({ ...server.database.pool.options, max: 1 });
  const onOneConnection = () => ({ ...worker(), underLease: underLeaseOn(pool) });
  const jobs: [AnalysisKind, JobData][] = [];
  for (const name of names) jobs.push([kinds.kinds[name], await kinds.kinds[name].request()]);
  const { working } = await pauses.begin(
    { 'engine-process': 'done', 'verifier-process': 'done' },
    () => Promise.all(jobs.map(([{ run }, job]) => run(onOneConnection(), job))),
    jobs.length,
  );
  expect(await leases()).toHaveLength(jobs.length);
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
  await leases(`update work_leases set holder = 'another'`);
  // A renewal notices the loss.
  expect(await working).toEqual(jobs.map(() => false));
  pauses.clear();
  for (const [{ state }, job] of jobs) expect(await state(job)).toEqual([{ state: 'processando', erro: null }]);

  await leases('delete from work_leases');
  for (const [{ run, state }, job] of jobs) {
    expect(await run(onOneConnection(), job)).toBe(true);
    expect(await state(job)).toEqual(isReady);
  }
  expect(logged).toEqual([]);
  await pool.end();
});

// After the others: it replaces the result that they belong to.
describe('analysis', () => describeKind('analysis'));

it('stores no block of items of a process that lost its lease, and ends its engine', async () => {
  const { request, run, stored } = kinds.kinds.analysis;
  const { fixture } = kinds;
  const before = await fixture.storedItems();
  const job = await request();
  const halted = withTransactions(worker(), (inTenant) => async (tenant, work) => {
    const done = await inTenant(tenant, work);
    if ((await fixture.storedItems()) > before) await takeUp.begin();
    return done;
  });
  let takenUp: unknown;
  const takeUp = once(async () => {
    await expire();
    await run(worker(), job);
    takenUp = await stored(job);
  });
  expect(await run(halted, job)).toBe(false);
  await takeUp.ended();
  expect(takenUp).toMatchObject({ ready: [expect.anything()] });
  expect(await stored(job)).toEqual(takenUp);
  expect(logged).toEqual([]);
});
