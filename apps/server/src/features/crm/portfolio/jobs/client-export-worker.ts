import type { JobRunner } from '../../../../platform/pg-boss-jobs.ts';
import { createStoppableWorker } from '../../../../platform/stoppable-worker.ts';
import { abandonClientExport, type ExportWorker, exportClients } from './export-clients.ts';

type Dependencies = Omit<ExportWorker, 'signal'> & { jobs: Pick<JobRunner, 'work' | 'whenEnded' | 'rest'> };

/** Starts the worker that writes spreadsheets of clients. The job of a crashed process is retried by its queue. */
export async function startClientExportWorker(dependencies: Dependencies): Promise<{ stop: () => Promise<void> }> {
  const { signal, take, stop } = createStoppableWorker(dependencies.jobs);
  const worker = { ...dependencies, signal };
  await take('client-export', (data) => exportClients(worker, data));
  await dependencies.jobs.whenEnded('client-export', (data) => abandonClientExport(worker, data));
  return { stop };
}
