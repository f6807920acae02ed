import type { JobSource } from './fair-worker.ts';

/**
 * Returns `boss` with a `fetch` that asks for jobs of queues with due jobs only. One query in `milliseconds` finds these
 * for all workers of the process, which would otherwise each send one of their own. `forget` lets the next `fetch` ask
 * again.
 */
export function fetchDueQueuesOnly(
  boss: JobSource,
  listDueQueues: () => Promise<ReadonlySet<string>>,
  milliseconds: number,
): JobSource & { forget: () => void } {
  let askedAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<ReadonlySet<string>> | undefined;
  const dueQueues = () => {
    const now = performance.now();
    if (!answer || now - askedAt >= milliseconds) {
      askedAt = now;
      answer = listDueQueues();
    }
    return answer;
  };
  return {
    forget: () => {
      askedAt = Number.NEGATIVE_INFINITY;
    },
    fetch: async (queue, options) => ((await dueQueues()).has(queue) ? boss.fetch(queue, options) : []),
    touch: (queue, job) => boss.touch(queue, job),
    complete: (queue, job) => boss.complete(queue, job),
    fail: (queue, job, reason) => boss.fail(queue, job, reason),
  };
}
