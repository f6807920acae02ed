import type { WithoutTenant } from '../../../../kernel/context.ts';
import type { JobRunner } from '../../../../platform/pg-boss-jobs.ts';
import { createStoppableWorker } from '../../../../platform/stoppable-worker.ts';
import { listUnfinishedDossiers } from '../dossiers.repository.ts';
import { abandonDossier, type DossierJob, makeDossierFiles } from './make-dossier-files.ts';

interface WorkerDependencies extends Omit<DossierJob, 'signal'> {
  jobs: Pick<JobRunner, 'work' | 'whenEnded' | 'resume' | 'rest'>;
  withoutTenant: WithoutTenant;
}

/** Starts the worker that builds dossiers, and resumes those that a crashed process left unfinished. */
export async function startDossierWorker(dependencies: WorkerDependencies): Promise<{ stop: () => Promise<void> }> {
  const { jobs, withoutTenant } = dependencies;
  const { signal, take, stop } = createStoppableWorker(jobs);
  const worker = { ...dependencies, signal };

  await take('simples-dossier', (data) => makeDossierFiles(worker, data));
  await jobs.whenEnded('simples-dossier', (data) => abandonDossier(worker, data));
  for (const dossier of await withoutTenant(listUnfinishedDossiers)) await jobs.resume('simples-dossier', dossier);
  return { stop };
}
