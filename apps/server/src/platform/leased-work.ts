import type { LongJob } from '../kernel/long-job.ts';
import type { JobData } from './jobs.ts';

/**
 * Runs work of a row under the lease of `name` for as long as it takes (decision 145). `holder` is the worker with the
 * transactions and the signal of the lease. Returns false when another process has the lease, or took it because this
 * one was paused.
 */
export function runUnderLease<Worker extends LongJob>(
  worker: Worker,
  { id_tenant: tenant }: JobData,
  name: string,
  work: (holder: Worker) => Promise<void>,
): Promise<boolean> {
  const { underLease, signal, log } = worker;
  return underLease({ tenant, name, signal, isUnlimited: true }, (held) =>
    work({
      ...worker,
      ...held,
      // Work that is cut short fails in any of its steps.
      log: (error) => void (held.signal.aborted || log(error)),
    }),
  );
}
