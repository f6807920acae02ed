import type { JobRunner } from '../../../platform/pg-boss-jobs.ts';
import { type ImportWorker, importPortfolio } from './import-portfolio.ts';

interface Surroundings extends Omit<ImportWorker, 'signal'> {
  jobs: Pick<JobRunner, 'work' | 'rest'>;
}

/** Works through imports as they are started. */
export async function startPortfolioWorker(surroundings: Surroundings): Promise<{ stop: () => Promise<void> }> {
  const { jobs } = surroundings;
  const stopping = new AbortController();
  const inHand = new Set<Promise<void>>();
  const worker = { ...surroundings, signal: stopping.signal };

  await jobs.work('portfolio-import', async (data) => {
    const run = importPortfolio(worker, data);
    inHand.add(run);
    await run.finally(() => inHand.delete(run));
    // A job that fails goes back to its queue, for another process or the next.
    if (stopping.signal.aborted) throw new Error('The process ended before the import.');
  });

  return {
    async stop() {
      await jobs.rest('portfolio-import');
      stopping.abort();
      await Promise.allSettled(inHand);
    },
  };
}
