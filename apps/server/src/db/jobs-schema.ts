import pg from 'pg';
import { type ConstructorOptions, PgBoss } from 'pg-boss';
import { jobQueues } from './job-queues.ts';
import { clientOf, type Db } from './tenant-scope.ts';

const schema = 'pgboss';

type JobsSql = NonNullable<ConstructorOptions['db']>;

/**
 * Options of pg-boss under the application role, which creates no tables.
 *
 *     const jobs = new PgBoss({ ...jobsAtRunTime, db: jobsOnPool(database.pool) });
 *     jobs.on('error', …); await jobs.start();
 *     await jobs.work('simples-analysis', { pollingIntervalSeconds: 0.5 }, async ([job]) =>
 *       withTenant(database.pool, { tenant: job.data.tenant }, …));
 */
export const jobsAtRunTime = {
  schema,
  migrate: false,
  createSchema: false,
  // Requires ownership of the indexes.
  reindex: false,
} satisfies ConstructorOptions;

/** Runs pg-boss's own statements, each on any free connection. */
export function jobsOnPool(pool: pg.Pool): JobsSql {
  return { executeSql: (text, values) => pool.query(text, values) };
}

/**
 * Sends a job inside a request's transaction: the job exists if that commits.
 *
 *     await jobs.send('simples-analysis', { tenant, run: run.id }, { db: jobsInTransaction(db) });
 */
export function jobsInTransaction(db: Db): JobsSql {
  const client = clientOf(db);
  return { executeSql: (text, values) => client.query(text, values) };
}

/** True when a job of these queues is due or running; pg-boss's own count may be an hour old. */
export async function hasWaitingJobs(pool: pg.Pool, queues: string[]): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from ${schema}.job where name = any($1) and state < 'completed' and start_after <= now() limit 1`,
    [queues],
  );
  return rowCount !== 0;
}

interface RowOfJob {
  id_tenant: string;
  id: string;
}

/** True when a job of this row waits in a queue, due or not. */
export function hasWaitingJob(pool: pg.Pool, queue: string, row: RowOfJob): Promise<boolean> {
  return hasJobBefore(pool, 'active', queue, row);
}

/** True when a job of this row waits in a queue or runs. */
export function hasUnfinishedJob(pool: pg.Pool, queue: string, row: RowOfJob): Promise<boolean> {
  return hasJobBefore(pool, 'completed', queue, row);
}

async function hasJobBefore(
  pool: pg.Pool,
  state: 'active' | 'completed',
  queue: string,
  { id_tenant, id }: RowOfJob,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select 1 from ${schema}.job
      where name = $1 and state < $2 and data->>'id' = $3 and data->>'id_tenant' = $4 limit 1`,
    [queue, state, id, id_tenant],
  );
  return rowCount !== 0;
}

/** Returns the queues with a job that is due and not running. */
export async function listDueQueues(pool: pg.Pool): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct name from ${schema}.job where state < 'active' and start_after <= now()`,
  );
  return new Set(rows.map(({ name }) => name));
}

/**
 * Moves times in the future to now. They were written before the clock was set back; until it has caught up, waiting
 * jobs would not start, and jobs of ended processes would not be noticed.
 */
export async function repairJobTimes(pool: pg.Pool): Promise<void> {
  const future = `now() + interval '1 minute'`;
  // Longer than the longest delay between two tries of a job.
  const tooLate = `now() + interval '30 minutes'`;
  await pool.query(
    `update ${schema}.job set created_on = least(created_on, now()), started_on = least(started_on, now()),
            heartbeat_on = least(heartbeat_on, now()),
            start_after = case when state < 'active' then least(start_after, now()) else start_after end
      where state <= 'active' and (created_on > ${future} or started_on > ${future} or heartbeat_on > ${future}
         or (state < 'active' and start_after > ${tooLate}))`,
  );
  await pool.query(
    `update ${schema}.queue set monitor_claim_on = least(monitor_claim_on, now()), monitor_on = least(monitor_on, now()),
            maintain_on = least(maintain_on, now())
      where greatest(monitor_claim_on, monitor_on, maintain_on) > ${future}`,
  );
  await pool.query(
    `update ${schema}.version set cron_on = least(cron_on, now()), monitor_backoff_on = null
      where greatest(cron_on, monitor_backoff_on) > now() + interval '2 hours'`,
  );
}

/** Creates or updates pg-boss's tables and the queues of `job-queues.ts`, as the owner. */
export async function migrateJobs(owner: pg.Client, appRole: string): Promise<void> {
  // On one connection, statements run one after the other.
  let last: Promise<unknown> = Promise.resolve();
  const executeSql = (text: string, values?: unknown[]) => {
    const answer = last.then(() => owner.query(text, values));
    last = answer.catch(() => {});
    return answer;
  };
  const jobs = new PgBoss({ schema, db: { executeSql }, supervise: false, schedule: false });
  let failure: unknown;
  jobs.on('error', (error) => {
    failure = error;
  });
  await jobs.start();
  for (const { name, policy, partition, ...options } of jobQueues) {
    await jobs.createQueue(name, { policy, partition, ...options });
    await jobs.updateQueue(name, options);
  }
  await jobs.stop({ graceful: false });
  await last;
  if (failure) throw failure;

  const app = pg.escapeIdentifier(appRole);
  await owner.query(`grant usage on schema ${schema} to ${app}`);
  await owner.query(`grant select, insert, update, delete on all tables in schema ${schema} to ${app}`);
  await owner.query(`grant usage on all sequences in schema ${schema} to ${app}`);
}
