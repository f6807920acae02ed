import type { LongJob } from './long-job.ts';

/**
 * Runs the job that writes the files of a row, or the one that reports its failure, one at a time per name.
 * @throws while another process holds the lock, so that the queue retries the job: a process that no longer reports to
 *   the queue may still end before the row has an outcome
 */
export async function writeExclusively(
  { runExclusively }: Pick<LongJob, 'runExclusively'>,
  name: string,
  work: () => Promise<void>,
): Promise<void> {
  if (!(await runExclusively(name, work))) throw new Error(`Another process holds the lock "${name}".`);
}
