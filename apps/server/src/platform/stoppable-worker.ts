import type { JobQueue } from './jobs.ts';
import type { JobRunner, JobWork } from './pg-boss-jobs.ts';

/**
 * Takes long jobs from queues until it is stopped: then `signal` is aborted, and running jobs return to their
 * queue.
 */
export function createStoppableWorker(jobs: Pick<JobRunner, 'work' | 'rest'>) {
  const stopping = new AbortController();
  const inHand = new Set<Promise<unknown>>();
  const queues: JobQueue[] = [];

  return {
    signal: stopping.signal,
    async take(queue: JobQueue, work: JobWork): Promise<void> {
      queues.push(queue);
      await jobs.work(queue, async (data) => {
        const run = work(data);
        inHand.add(run);
        const isDone = (await run.finally(() => inHand.delete(run))) !== false;
        // A failed job returns to its queue, for another process or the next.
        if (stopping.signal.aborted) throw new Error(`The process ended before the work: ${queue}.`);
        return isDone;
      });
    },
    async stop(): Promise<void> {
      for (const queue of queues) await jobs.rest(queue);
      stopping.abort();
      await Promise.allSettled(inHand);
    },
  };
}
