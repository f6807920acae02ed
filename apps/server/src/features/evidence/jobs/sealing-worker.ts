import type { WithoutTenant } from '../../../kernel/context.ts';
import type { JobRunner } from '../../../platform/pg-boss-jobs.ts';
import { prepareCertificates } from './prepare-certificates.ts';
import { type SealingWorker, sealAgreement } from './seal-agreement.ts';

interface Surroundings extends SealingWorker {
  jobs: Pick<JobRunner, 'work' | 'rest'>;
  withoutTenant: WithoutTenant;
  /** Told how the seal's own test at the start went. */
  say: (line: string) => void;
}

/** Seals what is asked for; at the start every company gets what it seals with. */
export async function startSealingWorker(worker: Surroundings): Promise<{ stop: () => Promise<void> }> {
  const { jobs, log, say } = worker;
  const inHand = new Set<Promise<void>>();
  const tested = prepareCertificates(worker).then((isTested) => isTested && say('seal tested'), log);

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
