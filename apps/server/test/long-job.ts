import { underLeaseOn } from '../src/db/work-leases.ts';
import { dossierPaymentsWith } from '../src/features/simples/payment-fees/dossier-payments.service.ts';
import { systemActor } from '../src/kernel/actor.ts';
import type { InTenant } from '../src/kernel/context.ts';
import type { LongJob } from '../src/kernel/long-job.ts';
import type { TestServer } from './harness.ts';

/** Returns what a worker of the server gives to a long job; errors that the job logs are added to `logged`. */
export function longJob({ platform, inTenant, database }: TestServer, logged: unknown[]) {
  return {
    actor: systemActor,
    platform,
    inTenant,
    readPayments: dossierPaymentsWith(platform),
    underLease: underLeaseOn(database.pool),
    signal: new AbortController().signal,
    log: (error: unknown) => void logged.push(error),
  };
}

/** Returns the worker with its transactions changed, those of a lease included. */
export function withTransactions<Worker extends LongJob>(
  { inTenant, underLease, ...worker }: Worker,
  change: (inTenant: InTenant) => InTenant,
) {
  const changed: LongJob['underLease'] = (lease, work) =>
    underLease(lease, (held) => work({ ...held, inTenant: change(held.inTenant) }));
  return { ...worker, inTenant: change(inTenant), underLease: changed };
}
