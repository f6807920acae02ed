import pg from 'pg';
import { beginUntimed } from './locked-transaction.ts';

/**
 * Runs work under a named lock held by one process at a time, across all that share the database; released
 * when the process dies. The lock belongs to a transaction, so that it also works behind a pooler; the work uses
 * connections of its own.
 */
export function runExclusivelyOn(pool: pg.Pool) {
  return async (name: string, work: () => Promise<void>): Promise<boolean> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await beginUntimed(client);
      // Without parameters, as in `inLockedTransaction`.
      const lock = await client.query(
        `select pg_try_advisory_xact_lock(hashtextextended(${pg.escapeLiteral(name)}, 1)) as held`,
      );
      if (lock.rows[0]?.held) await work();
      return Boolean(lock.rows[0]?.held);
    } finally {
      // A connection that broke meanwhile has released the lock; the work's own outcome counts.
      await client.query('rollback').catch((error: Error) => {
        broken = error;
      });
      client.release(broken);
    }
  };
}
