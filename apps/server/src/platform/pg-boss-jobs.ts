import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { endedQueue } from '../db/job-queues.ts';
import { hasWaitingJobs, jobsAtRunTime, jobsInTransaction, jobsOnPool } from '../db/jobs-schema.ts';
import type { JobData, JobQueue, Jobs } from './jobs.ts';

export interface JobRunner extends Jobs {
  /** Hands each job of a queue to `work`, one at a time; work that throws is tried again. */
  work: (queue: JobQueue, work: (data: JobData) => Promise<void>) => Promise<void>;
  /** Hands over each job of a queue whose tries are used up; of the queues that keep those. */
  whenEnded: (queue: JobQueue, work: (data: JobData) => Promise<void>) => Promise<void>;
  /** Asks for one job of a queue each day at an hour of Brasília, however many processes ask; a day missed is made up. */
  everyDay: (queue: JobQueue, at: { hour: number }) => Promise<void>;
  /** Asks for one job of a queue every so many minutes, however many processes ask. */
  everyMinutes: (queue: JobQueue, minutes: number) => Promise<void>;
  /** Asks for one job of a queue that sweeps over all tenants now, however many processes ask. */
  atStart: (queue: JobQueue) => Promise<void>;
  /** Enqueues again what an earlier process left unfinished. */
  resume: (queue: JobQueue, data: JobData) => Promise<void>;
  /** Takes no more work of a queue; what is in hand goes on. */
  rest: (queue: JobQueue) => Promise<void>;
  /** Waits until nothing due is left in these queues, but no longer than so many milliseconds. */
  settled: (queues: JobQueue[], patience: number) => Promise<void>;
  /** Fails when the jobs do not answer. */
  check: () => Promise<unknown>;
  /** Takes no more work; what still runs goes back to its queue. */
  stop: () => Promise<void>;
}

/** Jobs kept in the database itself. */
export async function startJobs(pool: pg.Pool, log: (error: Error) => void): Promise<JobRunner> {
  const boss = new PgBoss({ ...jobsAtRunTime, db: jobsOnPool(pool) });
  boss.on('error', log);
  await boss.start();

  return {
    async enqueue(db, queue, data) {
      await boss.send(queue, data, { db: jobsInTransaction(db) });
    },
    async work(queue, work) {
      await boss.work<JobData>(queue, { pollingIntervalSeconds: 0.5 }, async ([job]) => {
        if (job) await work(job.data);
      });
    },
    async whenEnded(queue, work) {
      await boss.work<JobData>(endedQueue(queue), { pollingIntervalSeconds: 5 }, async ([job]) => {
        if (job) await work(job.data);
      });
    },
    async everyDay(queue, { hour }) {
      await boss.schedule(queue, `0 ${hour} * * *`, {}, { tz: 'America/Sao_Paulo', missed: 'once' });
    },
    async everyMinutes(queue, minutes) {
      await boss.schedule(queue, `*/${minutes} * * * *`);
    },
    async atStart(queue) {
      await boss.send(queue, {}, { singletonKey: 'start' });
    },
    async resume(queue, data) {
      await boss.send(queue, data, { singletonKey: data.id });
    },
    rest: (queue) => boss.offWork(queue, { wait: false }),
    async settled(queues, patience) {
      const end = Date.now() + patience;
      while ((await hasWaitingJobs(pool, queues)) && Date.now() < end) await sleep(50);
    },
    check: () => boss.getQueues(),
    stop: () => boss.stop({ graceful: false, close: false }),
  };
}
