import type { WithoutTenant } from '../../../../kernel/context.ts';
import type { JobRunner } from '../../../../platform/pg-boss-jobs.ts';
import { prepareCertificates } from './prepare-certificates.ts';
import { type SealingWorker, sealAgreement } from './seal-agreement.ts';

interface Dependencies extends SealingWorker {
  jobs: Pick<JobRunner, 'work' | 'rest'>;
  withoutTenant: WithoutTenant;
  /** Receives the result of the self-test at the start. */
  say: (line: string) => void;
}

/** Starts the sealing job and prepares the certificates of all companies. */
export async function startSealingWorker(worker: Dependencies): Promise<{ stop: () => Promise<void> }> {
  const { jobs, log, say } = worker;
  const runningJobs = new Set<Promise<void>>();
  const tested = prepareCertificates(worker).then((isTested) => isTested && say('seal tested'), log);

  await jobs.work('seal-agreement', async (data) => {
    const run = sealAgreement(worker, data);
    runningJobs.add(run);
    await run.finally(() => runningJobs.delete(run));
  });
  return {
    async stop() {
      await jobs.rest('seal-agreement');
      await Promise.allSettled([...runningJobs, tested]);
    },
  };
}
