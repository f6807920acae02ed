import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { endedQueue } from '../db/job-queues.ts';
import { hasWaitingJobs, jobsAtRunTime, jobsInTransaction, jobsOnPool } from '../db/jobs-schema.ts';
import type { JobData, JobQueue, Jobs } from './jobs.ts';

export interface JobRunner extends Jobs {
  /** Runs `work` for each job of a queue, one at a time; a job that throws is retried. */
  work: (queue: JobQueue, work: (data: JobData) => Promise<void>) => Promise<void>;
  /** Runs `work` for each job of a queue whose retries are used up, in queues that keep such jobs. */
  whenEnded: (queue: JobQueue, work: (data: JobData) => Promise<void>) => Promise<void>;
  /** Enqueues one job a day at an hour of Brasília, across all processes; a missed day is caught up. */
  everyDay: (queue: JobQueue, at: { hour: number }) => Promise<void>;
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

/** Starts a job queue in the application's database (pg-boss). */
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
