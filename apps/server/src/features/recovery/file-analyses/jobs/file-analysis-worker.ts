import type { WithoutTenant } from '../../../../kernel/context.ts';
import type { JobRunner } from '../../../../platform/pg-boss-jobs.ts';
import { createStoppableWorker } from '../../../../platform/stoppable-worker.ts';
import { listUnfinishedRuns } from '../file-analyses.repository.ts';
import { abandonAnalysisDossier, type DossierJob, makeAnalysisDossierFiles } from './make-analysis-dossier-files.ts';
import { abandonFileAnalysis, runFileAnalysis } from './run-file-analysis.ts';

interface WorkerDependencies extends Omit<DossierJob, 'signal'> {
  jobs: Pick<JobRunner, 'work' | 'whenEnded' | 'resume' | 'rest'>;
  withoutTenant: WithoutTenant;
}

/** Starts the worker of analyses from files and of their dossiers, and resumes runs that a crashed process left unfinished. */
export async function startFileAnalysisWorker(
  dependencies: WorkerDependencies,
): Promise<{ stop: () => Promise<void> }> {
  const { jobs, withoutTenant } = dependencies;
  const { signal, take, stop } = createStoppableWorker(jobs);
  const worker = { ...dependencies, signal };

  await take('file-analysis', (data) => runFileAnalysis(worker, data));
  await jobs.whenEnded('file-analysis', (data) => abandonFileAnalysis(worker, data));
  await take('file-analysis-dossier', (data) => makeAnalysisDossierFiles(worker, data));
  await jobs.whenEnded('file-analysis-dossier', (data) => abandonAnalysisDossier(worker, data));
  for (const run of await withoutTenant(listUnfinishedRuns)) await jobs.resume('file-analysis', run);
  return { stop };
}
