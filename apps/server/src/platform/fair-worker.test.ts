import { randomUUID } from 'node:crypto';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterEach, expect, it } from 'vitest';
import { type FairWorker, type JobSource, startFairWorker } from './fair-worker.ts';
import type { JobData } from './jobs.ts';

type TakenJob = Awaited<ReturnType<JobSource['fetch']>>[number];
type Waiting = TakenJob & { state: 'created' | 'active' | 'completed' | 'failed' };

const outage = () => Object.assign(new Error('terminating connection'), { code: '57P01' });
let worker: FairWorker | undefined;
afterEach(() => worker?.stop());

/** Keeps jobs in memory and hands out the oldest one, as pg-boss does. */
function queueInMemory() {
  const jobs: Waiting[] = [];
  const settled: string[] = [];
  const settle = (state: 'completed' | 'failed') => async (_queue: string, job: TakenJob) => {
    const found = jobs.find(({ id }) => id === job.id);
    if (found?.state === 'active') found.state = state;
    settled.push(`${state} ${job.data?.id}`);
  };
  const boss: JobSource = {
    async fetch(_queue, { ignoreGroups }) {
      const ignored = new Set(ignoreGroups);
      const job = jobs.find(({ state, data }) => state === 'created' && !ignored.has(data?.id_tenant ?? ''));
      if (job) job.state = 'active';
      return job ? [job] : [];
    },
    touch: async () => {},
    complete: settle('completed'),
    fail: settle('failed'),
  };
  return {
    boss,
    settled,
    add(tenant: string, id: string) {
      const data = { id, id_tenant: tenant as TenantId };
      jobs.push({
        id: randomUUID(),
        retryCount: 0,
        expireInSeconds: 600,
        heartbeatSeconds: null,
        data,
        state: 'created',
      });
    },
  };
}

/** Work that ends when the test says so; `started` lists the jobs in the order of their start. */
function gatedWork() {
  const started: string[] = [];
  const gates = new Map<string, { open: () => void; fail: (error: Error) => void }>();
  return {
    started,
    gates,
    work: ({ id }: JobData) => {
      started.push(id);
      return new Promise<void>((open, fail) => gates.set(id, { open, fail }));
    },
  };
}

type Work = Parameters<typeof startFairWorker>[0];
type Options = Partial<Work> & Pick<Work, 'boss'>;

function start({ work = async () => {}, ...options }: Options) {
  const errors: Error[] = [];
  const shared = { queue: 'queue', slots: 1, pollMilliseconds: 1, mayStart: () => true };
  worker = startFairWorker({ ...shared, log: (error) => errors.push(error), work, ...options });
  return errors;
}

it('starts the one job of a tenant after at most one job of a tenant with fifty', async () => {
  const { boss, add } = queueInMemory();
  const { work, started, gates } = gatedWork();
  for (let i = 1; i <= 50; i++) add('a', `a${i}`);
  start({ boss, work });
  await expect.poll(() => started).toEqual(['a1']);
  gates.get('a1')?.open();
  await expect.poll(() => started).toEqual(['a1', 'a2']);
  add('b', 'b1');
  gates.get('a2')?.open();
  await expect.poll(() => started).toEqual(['a1', 'a2', 'b1']);
  gates.get('b1')?.open();
  await expect.poll(() => started).toEqual(['a1', 'a2', 'b1', 'a3']);
});

it('takes turns among all tenants, each in the order of its own jobs', async () => {
  const { boss, add } = queueInMemory();
  const started: string[] = [];
  for (const id of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) add(id.slice(0, 1), id);
  start({ boss, work: async ({ id }) => void started.push(id) });
  await expect.poll(() => started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

it('leaves a slot free of a tenant whose job already runs', async () => {
  const { boss, add } = queueInMemory();
  const { work, started, gates } = gatedWork();
  for (let i = 1; i <= 50; i++) add('a', `a${i}`);
  start({ boss, work, slots: 2 });
  await expect.poll(() => started).toEqual(['a1']);
  add('b', 'b1');
  await expect.poll(() => started).toEqual(['a1', 'b1']);
  gates.get('b1')?.open();
  gates.get('a1')?.open();
  await expect.poll(() => started).toEqual(['a1', 'b1', 'a2']);
});

it('starts no job while none may start', async () => {
  const { boss, add } = queueInMemory();
  const started: string[] = [];
  let asked = 0;
  let may = false;
  add('a', 'a1');
  start({ boss, work: async ({ id }) => void started.push(id), mayStart: () => asked++ > 0 && may });
  await expect.poll(() => asked).toBeGreaterThan(3);
  expect(started).toEqual([]);
  may = true;
  await expect.poll(() => started).toEqual(['a1']);
});

it('returns a failed job to the queue and goes on', async () => {
  const { boss, add, settled } = queueInMemory();
  add('a', 'a1');
  add('a', 'a2');
  start({
    boss,
    work: async ({ id }) => {
      if (id === 'a1') throw new Error('no');
    },
  });
  await expect.poll(() => settled).toEqual(['failed a1', 'completed a2']);
});

it('returns running jobs to the queue when the process ends', async () => {
  const { boss, add, settled } = queueInMemory();
  const { work, started } = gatedWork();
  add('a', 'a1');
  start({ boss, work });
  await expect.poll(() => started).toEqual(['a1']);
  await worker?.stop();
  expect(settled).toEqual(['failed a1']);
});

it('records the outcome of a job once the database is back, and reports an outage once', async () => {
  const { boss, add, settled } = queueInMemory();
  let isAway = true;
  let refused = 0;
  add('a', 'a1');
  const errors = start({
    boss: {
      ...boss,
      complete: async (queue, job) => {
        if (refused++ === 0) throw outage();
        return boss.complete(queue, job);
      },
      fetch: async (queue, options) => {
        if (isAway) {
          isAway = false;
          throw outage();
        }
        return boss.fetch(queue, options);
      },
    },
  });
  await expect.poll(() => settled).toEqual(['completed a1']);
  expect([errors.length, refused]).toEqual([1, 2]);
});

it('takes a job at once when it is woken, in a pause or while it looks for one', async () => {
  const { boss, add } = queueInMemory();
  const { started, work } = gatedWork();
  let looks = 0;
  const looked = (count: number) => expect.poll(() => looks).toBe(count);
  const fetch: JobSource['fetch'] = async (...query) => {
    const found = await boss.fetch(...query);
    looks++;
    if (looks === 3) {
      add('a', 'a1');
      worker?.wake();
    }
    return found;
  };
  start({ boss: { ...boss, fetch }, work, pollMilliseconds: 1_000_000 });
  await looked(1);
  worker?.wake();
  await looked(2);
  worker?.wake();
  await expect.poll(() => started).toEqual(['a1']);
});
