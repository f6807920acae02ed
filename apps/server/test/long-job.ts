import { runExclusivelyOn } from '../src/db/run-exclusively.ts';
import { underLeaseOn } from '../src/db/work-leases.ts';
import { dossierPaymentsWith } from '../src/features/simples/payment-fees/dossier-payments.service.ts';
import { systemActor } from '../src/kernel/actor.ts';
import type { TestServer } from './harness.ts';

/** Returns what a worker of the server gives to a long job; errors that the job logs are added to `logged`. */
export function longJob({ platform, inTenant, database }: TestServer, logged: unknown[]) {
  return {
    actor: systemActor,
    platform,
    inTenant,
    readPayments: dossierPaymentsWith(platform),
    runExclusively: runExclusivelyOn(database.pool),
    underLease: underLeaseOn(database.pool),
    signal: new AbortController().signal,
    log: (error: unknown) => void logged.push(error),
  };
}
