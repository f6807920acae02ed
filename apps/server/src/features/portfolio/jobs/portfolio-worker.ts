import type { JobRunner } from '../../../platform/pg-boss-jobs.ts';
import { workUntilStopped } from '../../../platform/work-until-stopped.ts';
import { type ImportWorker, importPortfolio } from './import-portfolio.ts';

interface Surroundings extends Omit<ImportWorker, 'signal'> {
  jobs: Pick<JobRunner, 'work' | 'rest'>;
}

/** Works through imports as they are started. */
export async function startPortfolioWorker(surroundings: Surroundings): Promise<{ stop: () => Promise<void> }> {
  const { signal, take, stop } = workUntilStopped(surroundings.jobs);
  const worker = { ...surroundings, signal };
  await take('portfolio-import', (data) => importPortfolio(worker, data));
  return { stop };
}
