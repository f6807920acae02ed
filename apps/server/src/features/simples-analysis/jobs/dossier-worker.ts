import type { Db } from '../../../db/tenant-scope.ts';
import type { JobRunner } from '../../../platform/pg-boss-jobs.ts';
import { listUnfinishedDossiers } from '../dossiers.repository.ts';
import { type DossierWorker, endDossier, makeDossierFiles } from './make-dossier-files.ts';

interface Surroundings extends Omit<DossierWorker, 'signal'> {
  jobs: Pick<JobRunner, 'work' | 'whenEnded' | 'resume' | 'rest'>;
  withoutTenant: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

/** Makes dossiers as they are asked for, and those that a process which died left behind. */
export async function startDossierWorker(surroundings: Surroundings): Promise<{ stop: () => Promise<void> }> {
  const { jobs, withoutTenant } = surroundings;
  const stopping = new AbortController();
  const inHand = new Set<Promise<void>>();
  const worker = { ...surroundings, signal: stopping.signal };

  await jobs.work('simples-dossier', async (data) => {
    const run = makeDossierFiles(worker, data);
    inHand.add(run);
    await run.finally(() => inHand.delete(run));
    // A job that fails goes back to its queue, for another process or the next.
    if (stopping.signal.aborted) throw new Error('The process ended before the dossier.');
  });

  await jobs.whenEnded('simples-dossier', (data) => endDossier(worker, data));

  for (const dossier of await withoutTenant(listUnfinishedDossiers)) await jobs.resume('simples-dossier', dossier);

  return {
    async stop() {
      await jobs.rest('simples-dossier');
      stopping.abort();
      await Promise.allSettled(inHand);
    },
  };
}
