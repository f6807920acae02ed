import type { WithoutTenant } from '../../../../kernel/context.ts';
import type { LongJob } from '../../../../kernel/long-job.ts';
import type { JobRunner } from '../../../../platform/pg-boss-jobs.ts';
import { createStoppableWorker } from '../../../../platform/stoppable-worker.ts';
import { listUnfinishedNotesSheets } from '../notes-sheets.repository.ts';
import { abandonNotesSheet, writeNotesSheet } from './write-notes-sheet.ts';

interface WorkerDependencies extends Omit<LongJob, 'signal'> {
  jobs: Pick<JobRunner, 'work' | 'whenEnded' | 'resume' | 'rest'>;
  withoutTenant: WithoutTenant;
}

/** Starts the worker that writes notes sheets, and resumes those that a crashed process left unfinished. */
export async function startNotesSheetWorker(dependencies: WorkerDependencies): Promise<{ stop: () => Promise<void> }> {
  const { jobs, withoutTenant } = dependencies;
  const { signal, take, stop } = createStoppableWorker(jobs);
  const worker = { ...dependencies, signal };

  await take('notes-sheet', (data) => writeNotesSheet(worker, data));
  await jobs.whenEnded('notes-sheet', (data) => abandonNotesSheet(worker, data));
  for (const sheet of await withoutTenant(listUnfinishedNotesSheets)) await jobs.resume('notes-sheet', sheet);
  return { stop };
}
