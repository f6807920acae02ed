import type { WithoutTenant } from '../../../kernel/context.ts';
import type { LongJob } from '../../../kernel/long-job.ts';
import type { JobRunner } from '../../../platform/pg-boss-jobs.ts';
import { workUntilStopped } from '../../../platform/work-until-stopped.ts';
import { listUnfinishedChecks } from '../authenticity.repository.ts';
import { checkNotes, endCheck } from './check-notes.ts';

interface Surroundings extends Omit<LongJob, 'signal'> {
  jobs: Pick<JobRunner, 'work' | 'whenEnded' | 'resume' | 'rest'>;
  withoutTenant: WithoutTenant;
}

/** Works through verifications as they are asked for, and through those that a process which died left behind. */
export async function startAuthenticityWorker(surroundings: Surroundings): Promise<{ stop: () => Promise<void> }> {
  const { jobs, withoutTenant } = surroundings;
  const { signal, take, stop } = workUntilStopped(jobs);
  const worker = { ...surroundings, signal };

  await take('note-authenticity', (data) => checkNotes(worker, data));
  await jobs.whenEnded('note-authenticity', (data) => endCheck(worker, data));
  for (const check of await withoutTenant(listUnfinishedChecks)) await jobs.resume('note-authenticity', check);
  return { stop };
}
