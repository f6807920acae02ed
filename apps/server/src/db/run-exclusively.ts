import type pg from 'pg';

/**
 * Runs work under a named lock held by one process at a time, across all that share the database; released
 * when the process dies.
 */
export function runExclusivelyOn(pool: pg.Pool) {
  return async (name: string, work: () => Promise<void>): Promise<boolean> => {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      const lock = await client.query('select pg_try_advisory_lock(hashtextextended($1, 1)) as held', [name]);
      if (!lock.rows[0]?.held) return false;
      try {
        await work();
        return true;
      } finally {
        // A connection that broke meanwhile has released the lock; the work's own outcome counts.
        await client.query('select pg_advisory_unlock(hashtextextended($1, 1))', [name]).catch((error: Error) => {
          broken = error;
        });
      }
    } finally {
      client.release(broken);
    }
  };
}
