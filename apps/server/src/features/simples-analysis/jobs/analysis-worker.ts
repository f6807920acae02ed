import type { Db } from '../../../db/tenant-scope.ts';
import type { JobRunner } from '../../../platform/pg-boss-jobs.ts';
import { listUnfinishedEffects } from '../simples-effects.repository.ts';
import { listUnfinishedRuns } from '../simples-runs.repository.ts';
import { type AnalysisWorker, endAnalysis, runAnalysis } from './run-analysis.ts';
import { endEffect, runEffect } from './run-effect.ts';

interface Surroundings extends Omit<AnalysisWorker, 'signal'> {
  jobs: Pick<JobRunner, 'work' | 'whenEnded' | 'resume' | 'rest'>;
  withoutTenant: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

/** Works through uploads as they come, and through those that a process which died left behind. */
export async function startAnalysisWorker(surroundings: Surroundings): Promise<{ stop: () => Promise<void> }> {
  const { jobs, withoutTenant } = surroundings;
  const stopping = new AbortController();
  const inHand = new Set<Promise<void>>();
  const worker = { ...surroundings, signal: stopping.signal };

  const hold = async (work: Promise<void>) => {
    inHand.add(work);
    await work.finally(() => inHand.delete(work));
    // A job that fails goes back to its queue, for another process or the next.
    if (stopping.signal.aborted) throw new Error('The process ended before the analysis.');
  };
  await jobs.work('simples-analysis', (data) => hold(runAnalysis(worker, data)));
  await jobs.work('simples-effect', (data) => hold(runEffect(worker, data)));
  await jobs.whenEnded('simples-analysis', (data) => endAnalysis(worker, data));
  await jobs.whenEnded('simples-effect', (data) => endEffect(worker, data));

  for (const run of await withoutTenant(listUnfinishedRuns)) await jobs.resume('simples-analysis', run);
  for (const effect of await withoutTenant(listUnfinishedEffects)) await jobs.resume('simples-effect', effect);

  return {
    async stop() {
      await jobs.rest('simples-analysis');
      await jobs.rest('simples-effect');
      stopping.abort();
      await Promise.allSettled(inHand);
    },
  };
}
