import type { WithoutTenant } from '../../../../kernel/context.ts';
import type { LongJob } from '../../../../kernel/long-job.ts';
import type { JobRunner } from '../../../../platform/pg-boss-jobs.ts';
import { createStoppableWorker } from '../../../../platform/stoppable-worker.ts';
import { listUnfinishedRuns } from '../file-analyses.repository.ts';
import { abandonFileAnalysis, runFileAnalysis } from './run-file-analysis.ts';

interface WorkerDependencies extends Omit<LongJob, 'signal'> {
  jobs: Pick<JobRunner, 'work' | 'whenEnded' | 'resume' | 'rest'>;
  withoutTenant: WithoutTenant;
}

/** Starts the worker of analyses from files, and resumes runs that a crashed process left unfinished. */
export async function startFileAnalysisWorker(
  dependencies: WorkerDependencies,
): Promise<{ stop: () => Promise<void> }> {
  const { jobs, withoutTenant } = dependencies;
  const { signal, take, stop } = createStoppableWorker(jobs);
  const worker = { ...dependencies, signal };

  await take('file-analysis', (data) => runFileAnalysis(worker, data));
  await jobs.whenEnded('file-analysis', (data) => abandonFileAnalysis(worker, data));
  for (const run of await withoutTenant(listUnfinishedRuns)) await jobs.resume('file-analysis', run);
  return { stop };
}
