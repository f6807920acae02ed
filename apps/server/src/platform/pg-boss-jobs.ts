import { setTimeout as sleep } from 'node:timers/promises';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { endedQueue } from '../db/job-queues.ts';
import {
  hasUnfinishedJob,
  hasWaitingJob,
  hasWaitingJobs,
  jobsAtRunTime,
  jobsInTransaction,
  jobsOnPool,
  listDueQueues,
  repairJobTimes,
} from '../db/jobs-schema.ts';
import { afterCommit } from '../db/tenant-scope.ts';
import { fetchDueQueuesOnly } from './due-queues.ts';
import { type FairWorker, startFairWorker } from './fair-worker.ts';
import type { JobData, JobQueue, Jobs } from './jobs.ts';
import type { EndedJob } from './metrics.ts';

export interface JobRunner extends Jobs {
  /**
   * Runs `work` for each job of a queue, in turns between tenants and one at a time for each tenant; a job that
   * throws is retried.
   */
  work: (queue: JobQueue, work: JobWork) => Promise<void>;
  /**
   * Runs `work` for each tenant in a job of its own, so that a slow or failing tenant does not hold up the others. A job
   * of a schedule names no tenant: it enqueues one for each of `tenants` that has none waiting or running.
   */
  workByTenant: (queue: JobQueue, sweep: TenantSweep) => Promise<void>;
  /**
   * Runs `work` for each job of a queue whose retries are used up, in queues that keep such jobs, unless another job of
   * the same row waits or runs: then the outcome is that job's.
   */
  whenEnded: (queue: JobQueue, work: JobWork) => Promise<void>;
  /** Enqueues one job a day at an hour of Brasília, across all processes; a missed day is caught up. */
  everyDay: (queue: JobQueue, at: { hour: number }) => Promise<void>;
  /** Ends the schedule of a queue and removes its jobs that have not begun, across all processes. */
  neverAgain: (queue: JobQueue) => Promise<void>;
  /** Enqueues one job every so many minutes, across all processes. */
  everyMinutes: (queue: JobQueue, minutes: number) => Promise<void>;
  /** Enqueues one job of a queue that sweeps all tenants, now, across all processes. */
  atStart: (queue: JobQueue) => Promise<void>;
  /** Enqueues again the work that an earlier process left unfinished. */
  resume: (queue: JobQueue, data: JobData) => Promise<void>;
  /** Stops taking jobs of a queue; running jobs continue. */
  rest: (queue: JobQueue) => Promise<void>;
  /** Waits until the queues have no due job, at most so many milliseconds. */
  settled: (queues: JobQueue[], patience: number) => Promise<void>;
  /** Throws when the queue does not answer. */
  check: () => Promise<unknown>;
  /** Stops taking jobs; jobs still running return to their queue. */
  stop: () => Promise<void>;
}

/**
 * The work of a job. False means that another process has it: the job is enqueued again for later, with all its retries,
 * because that process may end before the work does.
 */
export type JobWork = (data: JobData) => Promise<void> | Promise<boolean>;

export interface TenantSweep {
  tenants: () => Promise<readonly TenantId[]>;
  work: (tenant: TenantId) => Promise<void>;
}

interface JobOptions {
  /** False while jobs of a queue may not start, such as on a full disk. */
  mayStart?: (queue: JobQueue) => boolean;
  /** Called when a job of this process has ended. */
  onEnd?: (job: EndedJob) => void;
  /** Pause between two looks for a job that another process enqueued, or that became due. */
  pollMilliseconds?: number;
}

const repairMilliseconds = 30_000;
const dueMilliseconds = 250;
const postponedSeconds = 15;

/** Queues that wait for outside services or for the database: a slow job delays its own tenant only. */
const slots: Partial<Record<JobQueue, number>> = { 'send-message': 3, 'boleto-check': 3, 'client-export': 2 };

/** Starts a job queue in the application's database (pg-boss). */
export async function startJobs(
  pool: pg.Pool,
  log: (error: Error) => void,
  { mayStart = () => true, onEnd = () => {}, pollMilliseconds = 500 }: JobOptions = {},
): Promise<JobRunner> {
  const boss = new PgBoss({ ...jobsAtRunTime, db: jobsOnPool(pool) });
  boss.on('error', log);
  await boss.start();
  await repairJobTimes(pool);
  const repairs = setInterval(() => repairJobTimes(pool).catch(log), repairMilliseconds).unref();
  const source = fetchDueQueuesOnly(boss, () => listDueQueues(pool), dueMilliseconds);
  const workers: { queue: string; worker: FairWorker }[] = [];
  /** A job that this process has just committed need not wait for the next poll. */
  const wake = (woken: JobQueue) => {
    source.forget();
    for (const { queue, worker } of workers) if (queue === woken) worker.wake();
  };
  const groupOf = ({ id_tenant }: JobData) => ({ group: { id: id_tenant } });

  /** Runs work, and postpones it where another process has it; a job that waits already is enough. */
  const orLater = (queue: string, run: JobWork) => async (data: JobData) => {
    if ((await run(data)) !== false || (await hasWaitingJob(pool, queue, data))) return;
    await boss.send(queue, data, { ...groupOf(data), startAfter: postponedSeconds });
  };

  async function work(queue: JobQueue, run: JobWork): Promise<void> {
    const shared = { boss: source, queue, work: orLater(queue, run), log, onEnd, pollMilliseconds };
    const worker = startFairWorker({ ...shared, slots: slots[queue] ?? 1, mayStart: () => mayStart(queue) });
    workers.push({ queue, worker });
  }

  return {
    work,
    async workByTenant(queue, sweep) {
      await work(queue, async ({ id_tenant }: Partial<JobData>) => {
        if (id_tenant) return sweep.work(id_tenant);
        for (const id of await sweep.tenants()) {
          await boss.send(queue, { id_tenant: id }, { group: { id }, singletonKey: id });
        }
      });
    },
    async enqueue(db, queue, data, startAfter) {
      const later = startAfter ? { startAfter } : {};
      await boss.send(queue, data, { ...groupOf(data), ...later, db: jobsInTransaction(db) });
      if (!startAfter) afterCommit(db, () => wake(queue));
    },
    async whenEnded(queue, work) {
      const name = endedQueue(queue);
      const run = orLater(name, work);
      const worker = startFairWorker({
        ...{ boss: source, queue: name, log, onEnd, pollMilliseconds: 5_000, slots: 1 },
        mayStart: () => mayStart(queue),
        work: async (data) => ((await hasUnfinishedJob(pool, queue, data)) ? undefined : run(data)),
      });
      workers.push({ queue: name, worker });
    },
    async everyDay(queue, { hour }) {
      await boss.schedule(queue, `0 ${hour} * * *`, {}, { tz: 'America/Sao_Paulo', missed: 'once' });
    },
    async neverAgain(queue) {
      await boss.unschedule(queue);
      await boss.deleteQueuedJobs(queue);
    },
    async everyMinutes(queue, minutes) {
      await boss.schedule(queue, `*/${minutes} * * * *`);
    },
    async atStart(queue) {
      await boss.send(queue, {}, { singletonKey: 'start' });
    },
    async resume(queue, data) {
      await boss.send(queue, data, { ...groupOf(data), singletonKey: data.id });
    },
    async rest(queue) {
      for (const each of workers) if (each.queue === queue) each.worker.rest();
    },
    async settled(queues, patience) {
      const end = performance.now() + patience;
      while ((await hasWaitingJobs(pool, queues)) && performance.now() < end) await sleep(50);
    },
    check: () => boss.getQueues(),
    async stop() {
      clearInterval(repairs);
      for (const { worker } of workers) await worker.stop();
      await boss.stop({ graceful: false, close: false });
    },
  };
}
