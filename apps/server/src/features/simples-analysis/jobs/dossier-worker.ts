import type { JobRunner } from '../../../platform/pg-boss-jobs.ts';
import { type DossierWorker, makeDossierFiles } from './make-dossier-files.ts';

interface Surroundings extends Omit<DossierWorker, 'signal'> {
  jobs: Pick<JobRunner, 'work' | 'rest'>;
}

/** Makes dossiers as they are asked for. */
export async function startDossierWorker(surroundings: Surroundings): Promise<{ stop: () => Promise<void> }> {
  const { jobs } = surroundings;
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

  return {
    async stop() {
      await jobs.rest('simples-dossier');
      stopping.abort();
      await Promise.allSettled(inHand);
    },
  };
}
