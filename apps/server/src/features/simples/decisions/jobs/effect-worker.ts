import type { WithoutTenant } from '../../../../kernel/context.ts';
import type { LongJob } from '../../../../kernel/long-job.ts';
import type { JobRunner } from '../../../../platform/pg-boss-jobs.ts';
import { createStoppableWorker } from '../../../../platform/stoppable-worker.ts';
import { listUnfinishedEffects } from '../simples-effects.repository.ts';
import { abandonEffect, runEffect } from './run-effect.ts';

interface WorkerDependencies extends Omit<LongJob, 'signal'> {
  jobs: Pick<JobRunner, 'work' | 'whenEnded' | 'resume' | 'rest'>;
  withoutTenant: WithoutTenant;
}

/** Starts the worker that computes effects, and resumes those that a crashed process left unfinished. */
export async function startEffectWorker(dependencies: WorkerDependencies): Promise<{ stop: () => Promise<void> }> {
  const { jobs, withoutTenant } = dependencies;
  const { signal, take, stop } = createStoppableWorker(jobs);
  const worker = { ...dependencies, signal };

  await take('simples-effect', (data) => runEffect(worker, data));
  await jobs.whenEnded('simples-effect', (data) => abandonEffect(worker, data));

  for (const effect of await withoutTenant(listUnfinishedEffects)) await jobs.resume('simples-effect', effect);
  return { stop };
}
