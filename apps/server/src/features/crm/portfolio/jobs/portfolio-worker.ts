import type { JobRunner } from '../../../../platform/pg-boss-jobs.ts';
import { createStoppableWorker } from '../../../../platform/stoppable-worker.ts';
import { type ImportWorker, importPortfolio } from './import-portfolio.ts';

interface Dependencies extends Omit<ImportWorker, 'signal'> {
  jobs: Pick<JobRunner, 'work' | 'rest'>;
}

export async function startPortfolioWorker(surroundings: Dependencies): Promise<{ stop: () => Promise<void> }> {
  const { signal, take, stop } = createStoppableWorker(surroundings.jobs);
  const worker = { ...surroundings, signal };
  await take('portfolio-import', (data) => importPortfolio(worker, data));
  return { stop };
}
