import type { LongJob } from '../kernel/long-job.ts';
import type { JobData } from './jobs.ts';

/**
 * Runs work of a row under the lock of `name`, the only one that the version before has, and inside it under the lease
 * (decision 145). `holder` is the worker with the transactions and the signal of the lease. Returns false when another
 * process has the lock or the lease, or took the lease because this one was paused.
 */
export async function underLockAndLease<Worker extends LongJob>(
  worker: Worker,
  { id_tenant: tenant }: JobData,
  name: string,
  work: (holder: Worker) => Promise<void>,
): Promise<boolean> {
  const { runExclusively, underLease, signal, log } = worker;
  let isDone = false;
  await runExclusively(name, async () => {
    isDone = await underLease({ tenant, name, signal, isLocked: true, isUnlimited: true }, (held) =>
      work({
        ...worker,
        ...held,
        // Work that is cut short fails in any of its steps.
        log: (error) => void (held.signal.aborted || log(error)),
      }),
    );
  });
  return isDone;
}
