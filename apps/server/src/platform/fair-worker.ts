import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from 'pg-boss';
import { isOutage } from '../db/is-outage.ts';
import { serializeError } from './error-serializer.ts';
import type { JobData } from './jobs.ts';
import type { EndedJob } from './metrics.ts';
import { tenantRotation } from './tenant-rotation.ts';
import { inSpan } from './tracing.ts';

/** A job of a schedule carries no data. */
type TakenJob = Pick<
  Job<Partial<JobData> | null>,
  'id' | 'data' | 'retryCount' | 'expireInSeconds' | 'heartbeatSeconds'
>;

/** The part of pg-boss that a worker uses. */
export interface JobSource {
  /** Returns the oldest due job, without those of some tenants. */
  fetch: (queue: string, options: { ignoreGroups: string[] }) => Promise<TakenJob[]>;
  touch: (queue: string, job: TakenJob) => Promise<unknown>;
  complete: (queue: string, job: TakenJob) => Promise<unknown>;
  fail: (queue: string, job: TakenJob, reason: object) => Promise<unknown>;
}

interface FairWork {
  boss: JobSource;
  queue: string;
  /** Jobs that run at the same time in this process, each of another tenant. */
  slots: number;
  pollMilliseconds: number;
  /** False while no job may start, such as on a full disk. */
  mayStart: () => boolean;
  work: (data: JobData) => Promise<void>;
  log: (error: Error) => void;
  /** Called when a job has ended, before the queue knows. */
  onEnd?: (job: EndedJob) => void;
}

export interface FairWorker {
  /** Looks for a job now instead of at the end of the pause. */
  wake: () => void;
  /** Stops taking jobs; running jobs continue. */
  rest: () => void;
  /** Stops taking jobs; running jobs return to their queue. */
  stop: () => Promise<void>;
}

const millisecondsAfterFailure = 2_000;
const attemptsDuringOutage = 60;

/**
 * Takes jobs of a queue in turns between tenants. The workers of pg-boss take the oldest job first, so that a
 * tenant with many jobs would delay all others.
 */
export function startFairWorker(options: FairWork): FairWorker {
  const { boss, queue, slots, pollMilliseconds, mayStart, log } = options;
  const rotation = tenantRotation();
  const ending = new AbortController();
  const held = new Set<TakenJob>();
  let choosing: Promise<unknown> = Promise.resolve();
  let isFailing = false;
  let waking = new AbortController();
  let wakes = 0;

  async function fetchNext(): Promise<TakenJob | undefined> {
    const fetch = () => boss.fetch(queue, { ignoreGroups: rotation.passedOver() });
    const [job] = await fetch();
    if (job || !rotation.beginRound()) return job;
    return (await fetch())[0];
  }

  /** One choice at a time, so that two slots never choose the same tenant. */
  function choose(): Promise<{ job: TakenJob; end: () => void } | undefined> {
    const choice = choosing.then(async () => {
      if (ending.signal.aborted || !mayStart()) return undefined;
      const job = await fetchNext();
      return job && { job, end: rotation.take(job.data?.id_tenant ?? '') };
    });
    choosing = choice.catch(() => {});
    return choice;
  }

  async function turn(): Promise<number> {
    const chosen = await choose();
    isFailing = false;
    if (!chosen) return pollMilliseconds;
    held.add(chosen.job);
    try {
      await settle(options, chosen.job, ending.signal);
    } finally {
      held.delete(chosen.job);
      chosen.end();
    }
    return 0;
  }

  async function runSlot(): Promise<void> {
    while (!ending.signal.aborted) {
      const before = wakes;
      const pause = await turn().catch((error: Error) => {
        // An outage is reported once, not at every attempt.
        if (!isFailing) log(error);
        isFailing = true;
        return millisecondsAfterFailure;
      });
      // A job that was enqueued while this slot looked for one is looked for again.
      if (pause === 0 || wakes !== before) continue;
      await sleep(pause, undefined, { signal: waking.signal }).catch(() => {});
    }
  }

  const rest = () => {
    ending.abort();
    waking.abort();
  };
  for (let slot = 0; slot < slots; slot++) void runSlot();
  return {
    wake() {
      wakes++;
      waking.abort();
      waking = new AbortController();
    },
    rest,
    async stop() {
      rest();
      await choosing;
      for (const job of held) await boss.fail(queue, job, { message: 'The process ended.' }).catch(log);
    },
  };
}

/** Runs a job with heartbeats and its time limit, and reports the outcome to the queue. */
async function settle({ boss, queue, work, log, onEnd }: FairWork, job: TakenJob, ending: AbortSignal): Promise<void> {
  const { heartbeatSeconds, expireInSeconds } = job;
  const beat = heartbeatSeconds
    ? setInterval(() => boss.touch(queue, job).catch(log), (heartbeatSeconds * 1000) / 2)
    : undefined;
  let late: NodeJS.Timeout | undefined;
  const startedAt = performance.now();
  const expired = new Promise<never>((_, reject) => {
    const error = new Error(`The job took longer than ${expireInSeconds} s: ${queue}.`);
    late = setTimeout(() => reject(error), expireInSeconds * 1000);
  });
  try {
    // Handlers of schedules read no data.
    const attributes = { 'messaging.destination.name': queue, 'messaging.message.id': job.id };
    const working = inSpan({ name: `job ${queue}`, kind: 'consumer', attributes }, () =>
      work((job.data ?? {}) as JobData),
    );
    const outcome = await Promise.race([working, expired]).catch((error: unknown) => ({ error }));
    onEnd?.({ queue, outcome: outcome ? 'failed' : 'completed', seconds: (performance.now() - startedAt) / 1000 });
    await duringOutage(ending, () =>
      outcome ? boss.fail(queue, job, reasonOf(outcome.error)) : boss.complete(queue, job),
    );
  } finally {
    clearInterval(beat);
    clearTimeout(late);
  }
}

/** Without the values of a failed statement: the queue keeps the reason for a week, and operators see it. */
function reasonOf(error: unknown): object {
  return serializeError(error);
}

/** Retries while the database is unreachable: an outcome that is not recorded would run the job a second time. */
async function duringOutage(ending: AbortSignal, record: () => Promise<unknown>): Promise<void> {
  for (let left = attemptsDuringOutage; ; left--) {
    try {
      await record();
      return;
    } catch (error) {
      if (!isOutage(error) || left === 0 || ending.aborted) throw error;
      await sleep(1_000, undefined, { signal: ending }).catch(() => {});
    }
  }
}
