import type pg from 'pg';
import type { QueueDepth } from '../platform/metrics.ts';

/** Returns the jobs of all queues that are not completed, by queue and state. */
export async function listQueueDepths(pool: pg.Pool): Promise<QueueDepth[]> {
  const { rows } = await pool.query<QueueDepth>(
    `select name as queue, state::text, count(*)::int as count,
            greatest(0, extract(epoch from now() - min(start_after)))::float8 as "oldestSeconds"
       from pgboss.job where state < 'completed' or state = 'failed' group by name, state`,
  );
  return rows;
}
