import type { JobRunner } from '../../../platform/pg-boss-jobs.ts';
import { testSeal } from '../../../platform/test-seal.ts';
import { type SealingWorker, sealAgreement } from './seal-agreement.ts';

interface Surroundings extends SealingWorker {
  jobs: Pick<JobRunner, 'work' | 'rest'>;
  /** Told how the seal's own test at the start went. */
  say: (line: string) => void;
}

/** Seals what is asked for; tests the seal first, so that what is broken shows before a contract needs it. */
export async function startSealingWorker(worker: Surroundings): Promise<{ stop: () => Promise<void> }> {
  const { jobs, platform, log, say } = worker;
  const inHand = new Set<Promise<void>>();
  const tested = testSeal(platform.pdfSeals, platform.clock.now()).then(() => say('seal tested'), log);

  await jobs.work('seal-agreement', async (data) => {
    const run = sealAgreement(worker, data);
    inHand.add(run);
    await run.finally(() => inHand.delete(run));
  });
  return {
    async stop() {
      await jobs.rest('seal-agreement');
      await Promise.allSettled([...inHand, tested]);
    },
  };
}
