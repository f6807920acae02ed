import type pg from 'pg';

/** Counts the connections of a test's database that wait for a lock of another one. */
export async function countBlocked(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ blocked: number }>(
    `select count(*)::int as blocked from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.blocked ?? 0;
}
