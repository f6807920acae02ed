import type pg from 'pg';

/** Returns the server processes of a test's database that wait for a lock of another one, without renewals of leases. */
export async function blockedProcesses(pool: pg.Pool): Promise<Set<number>> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
       and query not like 'update "work_leases"%'`,
  );
  return new Set(rows.map(({ pid }) => pid));
}

/** Counts the connections of `blockedProcesses`. */
export async function countBlocked(pool: pg.Pool): Promise<number> {
  return (await blockedProcesses(pool)).size;
}
