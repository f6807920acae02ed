import type { WithoutTenant } from '../../../kernel/context.ts';
import type { LongJob } from '../../../kernel/long-job.ts';
import type { JobRunner } from '../../../platform/pg-boss-jobs.ts';
import { workUntilStopped } from '../../../platform/work-until-stopped.ts';
import { listUnfinishedDossiers } from '../dossiers.repository.ts';
import { endDossier, makeDossierFiles } from './make-dossier-files.ts';

interface Surroundings extends Omit<LongJob, 'signal'> {
  jobs: Pick<JobRunner, 'work' | 'whenEnded' | 'resume' | 'rest'>;
  withoutTenant: WithoutTenant;
}

/** Makes dossiers as they are asked for, and those that a process which died left behind. */
export async function startDossierWorker(surroundings: Surroundings): Promise<{ stop: () => Promise<void> }> {
  const { jobs, withoutTenant } = surroundings;
  const { signal, take, stop } = workUntilStopped(jobs);
  const worker = { ...surroundings, signal };

  await take('simples-dossier', (data) => makeDossierFiles(worker, data));
  await jobs.whenEnded('simples-dossier', (data) => endDossier(worker, data));
  for (const dossier of await withoutTenant(listUnfinishedDossiers)) await jobs.resume('simples-dossier', dossier);
  return { stop };
}
