import type { WithoutTenant } from '../../../kernel/context.ts';
import type { LongJob } from '../../../kernel/long-job.ts';
import type { JobRunner } from '../../../platform/pg-boss-jobs.ts';
import { workUntilStopped } from '../../../platform/work-until-stopped.ts';
import { listUnfinishedEffects } from '../simples-effects.repository.ts';
import { listUnfinishedRuns } from '../simples-runs.repository.ts';
import { endAnalysis, runAnalysis } from './run-analysis.ts';
import { endEffect, runEffect } from './run-effect.ts';

interface Surroundings extends Omit<LongJob, 'signal'> {
  jobs: Pick<JobRunner, 'work' | 'whenEnded' | 'resume' | 'rest'>;
  withoutTenant: WithoutTenant;
}

/** Works through uploads as they come, and through those that a process which died left behind. */
export async function startAnalysisWorker(surroundings: Surroundings): Promise<{ stop: () => Promise<void> }> {
  const { jobs, withoutTenant } = surroundings;
  const { signal, take, stop } = workUntilStopped(jobs);
  const worker = { ...surroundings, signal };

  await take('simples-analysis', (data) => runAnalysis(worker, data));
  await take('simples-effect', (data) => runEffect(worker, data));
  await jobs.whenEnded('simples-analysis', (data) => endAnalysis(worker, data));
  await jobs.whenEnded('simples-effect', (data) => endEffect(worker, data));

  for (const run of await withoutTenant(listUnfinishedRuns)) await jobs.resume('simples-analysis', run);
  for (const effect of await withoutTenant(listUnfinishedEffects)) await jobs.resume('simples-effect', effect);
  return { stop };
}
