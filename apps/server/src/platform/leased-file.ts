import { isOutage } from '../db/is-outage.ts';
import type { Db } from '../db/tenant-scope.ts';
import { WorkTooLong } from '../db/work-leases.ts';
import type { HeldLease, LongJob } from '../kernel/long-job.ts';
import type { JobData } from './jobs.ts';
import { ChildKilled } from './run-in-child.ts';

/** A file that a job writes for a row with the states `na_fila`, `processando`, `pronto` and `falhou`. */
export interface LeasedFile<Row> {
  /** Name of the lease, unique in the tenant. */
  name: string;
  /** Marks the row as being written and returns it; undefined when it has ended or is gone. */
  begin: (db: Db) => Promise<Row | undefined>;
  /** Writes the file and ends the row, in transactions of the lease. */
  write: (held: HeldLease, row: Row) => Promise<void>;
  /** Marks the row as failed unless it has ended. */
  fail: (db: Db, erro: string) => Promise<unknown>;
  unexpectedFailure: string;
  retriesExhausted: string;
}

type Writer = Pick<LongJob, 'underLease' | 'signal' | 'log'>;

/**
 * Writes a file under its lease. Returns false when another process has the lease, or took it because this one was
 * paused.
 * @throws what the queue has to retry: an outage of the database or a killed child process
 */
export async function writeLeasedFile<Row>(
  { underLease, signal, log }: Writer,
  { id_tenant: tenant }: JobData,
  { name, begin, write, fail, unexpectedFailure }: LeasedFile<Row>,
): Promise<boolean> {
  const lease = { tenant, name, signal };
  const failUnexpectedly = (held: HeldLease) => held.inTenant(tenant, (db) => fail(db, unexpectedFailure));
  try {
    return await underLease(lease, async (held) => {
      const row = await held.inTenant(tenant, begin);
      if (!row) return;
      try {
        await write(held, row);
      } catch (error) {
        if (held.signal.aborted) return;
        if (isOutage(error) || error instanceof ChildKilled) throw error;
        log(error);
        await failUnexpectedly(held);
      }
    });
  } catch (error) {
    if (!(error instanceof WorkTooLong)) throw error;
    log(error);
    return underLease(lease, async (held) => void (await failUnexpectedly(held)));
  }
}

/** Marks the row of a file as failed after the last retry, unless it has ended. Returns false while it is written. */
export function abandonLeasedFile<Row>(
  { underLease, signal }: Writer,
  { id_tenant: tenant }: JobData,
  { name, fail, retriesExhausted }: LeasedFile<Row>,
): Promise<boolean> {
  return underLease({ tenant, name, signal }, async ({ inTenant }) => {
    await inTenant(tenant, (db) => fail(db, retriesExhausted));
  });
}
