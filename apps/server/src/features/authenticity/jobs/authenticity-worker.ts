import type { Db } from '../../../db/tenant-scope.ts';
import type { JobRunner } from '../../../platform/pg-boss-jobs.ts';
import { listUnfinishedChecks } from '../authenticity.repository.ts';
import { type AuthenticityWorker, checkNotes, endCheck } from './check-notes.ts';

interface Surroundings extends Omit<AuthenticityWorker, 'signal'> {
  jobs: Pick<JobRunner, 'work' | 'whenEnded' | 'resume' | 'rest'>;
  withoutTenant: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

/** Works through verifications as they are asked for, and through those that a process which died left behind. */
export async function startAuthenticityWorker(surroundings: Surroundings): Promise<{ stop: () => Promise<void> }> {
  const { jobs, withoutTenant } = surroundings;
  const stopping = new AbortController();
  const inHand = new Set<Promise<void>>();
  const worker = { ...surroundings, signal: stopping.signal };

  await jobs.work('note-authenticity', async (data) => {
    const check = checkNotes(worker, data);
    inHand.add(check);
    await check.finally(() => inHand.delete(check));
    // A job that fails goes back to its queue, for another process or the next.
    if (stopping.signal.aborted) throw new Error('The process ended before the verification.');
  });

  await jobs.whenEnded('note-authenticity', (data) => endCheck(worker, data));

  for (const check of await withoutTenant(listUnfinishedChecks)) await jobs.resume('note-authenticity', check);

  return {
    async stop() {
      await jobs.rest('note-authenticity');
      stopping.abort();
      await Promise.allSettled(inHand);
    },
  };
}
