import type { WithoutTenant } from '../../../../kernel/context.ts';
import type { LongJob } from '../../../../kernel/long-job.ts';
import type { JobRunner } from '../../../../platform/pg-boss-jobs.ts';
import { createStoppableWorker } from '../../../../platform/stoppable-worker.ts';
import { listUnfinishedRuns } from '../simples-runs.repository.ts';
import { abandonAnalysis, runAnalysis } from './run-analysis.ts';

interface WorkerDependencies extends Omit<LongJob, 'signal'> {
  jobs: Pick<JobRunner, 'work' | 'whenEnded' | 'resume' | 'rest'>;
  withoutTenant: WithoutTenant;
}

/** Starts the worker that runs analyses, and resumes runs that a crashed process left unfinished. */
export async function startAnalysisWorker(dependencies: WorkerDependencies): Promise<{ stop: () => Promise<void> }> {
  const { jobs, withoutTenant } = dependencies;
  const { signal, take, stop } = createStoppableWorker(jobs);
  const worker = { ...dependencies, signal };

  await take('simples-analysis', (data) => runAnalysis(worker, data));
  await jobs.whenEnded('simples-analysis', (data) => abandonAnalysis(worker, data));

  for (const run of await withoutTenant(listUnfinishedRuns)) await jobs.resume('simples-analysis', run);
  return { stop };
}
