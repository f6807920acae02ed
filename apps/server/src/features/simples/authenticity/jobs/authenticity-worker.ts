import type { WithoutTenant } from '../../../../kernel/context.ts';
import type { LongJob } from '../../../../kernel/long-job.ts';
import type { JobRunner } from '../../../../platform/pg-boss-jobs.ts';
import { createStoppableWorker } from '../../../../platform/stoppable-worker.ts';
import { listUnfinishedChecks } from '../authenticity.repository.ts';
import { abandonCheck, checkNotes } from './check-notes.ts';

interface WorkerDependencies extends Omit<LongJob, 'signal'> {
  jobs: Pick<JobRunner, 'work' | 'whenEnded' | 'resume' | 'rest'>;
  withoutTenant: WithoutTenant;
}

/** Starts the worker that runs verifications, and resumes those that a crashed process left unfinished. */
export async function startAuthenticityWorker(
  dependencies: WorkerDependencies,
): Promise<{ stop: () => Promise<void> }> {
  const { jobs, withoutTenant } = dependencies;
  const { signal, take, stop } = createStoppableWorker(jobs);
  const worker = { ...dependencies, signal };

  await take('note-authenticity', (data) => checkNotes(worker, data));
  await jobs.whenEnded('note-authenticity', (data) => abandonCheck(worker, data));
  for (const check of await withoutTenant(listUnfinishedChecks)) await jobs.resume('note-authenticity', check);
  return { stop };
}
