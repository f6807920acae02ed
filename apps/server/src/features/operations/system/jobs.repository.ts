import { isRepeatable, type SystemQueue, systemQueue } from '@restitui/domain/operations/system/system-queue.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { sql } from 'drizzle-orm';
import { isUniqueViolation } from '../../../db/is-unique-violation.ts';
import { endedQueue, jobQueues } from '../../../db/job-queues.ts';
import type { Db } from '../../../db/tenant-scope.ts';

/** A queue of pg-boss: one of the product, or the one that reports the failures of its jobs. */
interface QueueName {
  queue: SystemQueue;
  isReport: boolean;
}

const queueNames = new Map<string, QueueName>(
  systemQueue.options.flatMap((queue): [string, QueueName][] => [
    [queue, { queue, isReport: false }],
    [endedQueue(queue), { queue, isReport: true }],
  ]),
);
const names = [...queueNames.keys()];

/** Queues that report the failures of their jobs. */
export const reportingQueues: ReadonlySet<string> = new Set(
  jobQueues.filter(({ deadLetter }) => deadLetter).map(({ name }) => name),
);

/** Adds the queue to rows of `names`. */
const inQueues = <T extends { name: string }>(rows: readonly T[]) =>
  rows.flatMap((row) => {
    const found = queueNames.get(row.name);
    return found ? [{ ...row, ...found }] : [];
  });

/** Jobs of one queue of pg-boss, by what they wait for. */
export interface QueueCount extends QueueName {
  waiting: number;
  later: number;
  active: number;
  failed: number;
  oldestWaiting: string | null;
}

/** A failed job with the output that its last attempt left. */
export interface FailedRow extends QueueName {
  id: string;
  empresa: string | null;
  failedAt: string;
  attempts: number;
  message: string | null;
}

/** Drizzle leaves times of free statements as PostgreSQL writes them. */
const isoInstant = (time: string) => new Date(time).toISOString();

/** Counts the jobs that are not completed. Times are those of the database, as pg-boss uses them. */
export async function countJobs(db: Db): Promise<QueueCount[]> {
  const { rows } = await db.execute<Omit<QueueCount, keyof QueueName> & { name: string }>(sql`
    select name,
           (count(*) filter (where state < 'active' and start_after <= now()))::int as waiting,
           (count(*) filter (where state < 'active' and start_after > now()))::int as later,
           (count(*) filter (where state = 'active'))::int as active,
           (count(*) filter (where state = 'failed'))::int as failed,
           min(start_after) filter (where state < 'active' and start_after <= now()) as "oldestWaiting"
      from pgboss.job where state < 'completed' or state = 'failed' group by name`);
  return inQueues(rows).map((row) => ({ ...row, oldestWaiting: row.oldestWaiting && isoInstant(row.oldestWaiting) }));
}

/** Lists failed jobs, the newest first. pg-boss nests the message of a job that it failed itself. */
export async function listFailedJobs(db: Db, limit: number): Promise<FailedRow[]> {
  const { rows } = await db.execute<Omit<FailedRow, keyof QueueName> & { name: string }>(sql`
    select j.id, j.name, t.title as empresa, coalesce(j.completed_on, j.created_on) as "failedAt",
           j.retry_count + 1 as attempts,
           coalesce(j.output #>> '{cause,message}', j.output ->> 'message', j.output #>> '{value,message}') as message
      from pgboss.job j left join tenants t on t.id = j.data ->> 'id_tenant'
     where j.state = 'failed' and j.name = any(${sql.param(names)})
     order by "failedAt" desc, j.id limit ${limit}`);
  return inQueues(rows).map((row) => ({ ...row, failedAt: isoInstant(row.failedAt) }));
}

/** Queues whose failures are work of their own: the others are in alerts and in the log of messages. */
const unreported = systemQueue.options.filter(
  (queue) => isRepeatable(queue) && queue !== 'send-message' && queue !== 'seal-agreement',
);

/**
 * Counts the failed jobs of a tenant that can be repeated, by queue, with the day of the first. A job with a key, such
 * as the sweep of a tenant, is left out when a later one with this key was completed: that one did the same work.
 */
export async function countFailedJobsOfTenant(
  db: Db,
  id_tenant: TenantId,
): Promise<{ queue: SystemQueue; jobs: number; since: string }[]> {
  const { rows } = await db.execute<{ queue: SystemQueue; jobs: number; since: string }>(sql`
    select j.name as queue, count(*)::int as jobs, min(coalesce(j.completed_on, j.created_on)) as since
      from pgboss.job j
     where j.state = 'failed' and j.name = any(${sql.param(unreported)}) and j.data ->> 'id_tenant' = ${id_tenant}
       and not exists (
         select 1 from pgboss.job o
          where o.name = j.name and o.singleton_key = j.singleton_key and o.state = 'completed'
            and o.completed_on > coalesce(j.completed_on, j.created_on))
     group by j.name order by j.name`);
  return rows.map((row) => ({ ...row, since: isoInstant(row.since) }));
}

export async function findJob(db: Db, id: string): Promise<(QueueName & { name: string; state: string }) | undefined> {
  const { rows } = await db.execute<{ name: string; state: string }>(
    sql`select name, state::text from pgboss.job where id = ${id}::uuid and name = any(${sql.param(names)})`,
  );
  return inQueues(rows)[0];
}

/** Returns when a job of the queue was last completed; pg-boss keeps completed jobs for a week. */
export async function findLastCompletion(db: Db, name: string): Promise<string | null> {
  const { rows } = await db.execute<{ at: string | null }>(
    sql`select max(completed_on) as at from pgboss.job where name = ${name} and state = 'completed'`,
  );
  const at = rows[0]?.at;
  return at ? isoInstant(at) : null;
}

interface RepeatedJobs {
  name: string;
  id?: string;
  limit: number;
}

/**
 * Puts failed jobs of a queue back, or one of them, as pg-boss's `retry` does, and returns their number. Of a queue
 * with one job at a time only the newest is put back, and none while another waits or runs.
 */
export async function repeatFailedJobs(db: Db, jobs: RepeatedJobs): Promise<number> {
  try {
    return await db.transaction((part) => putBack(part, jobs));
  } catch (error) {
    // Another transaction, which this one did not see, put a job into the queue: that job does the same work.
    if (isUniqueViolation(error)) return 0;
    throw error;
  }
}

async function putBack(db: Db, { name, id, limit }: RepeatedJobs): Promise<number> {
  const { rowCount } = await db.execute(sql`
    update pgboss.job set state = 'retry', retry_limit = retry_limit + 1, completed_on = null
     where name = ${name} and state = 'failed' and id in (
       select j.id from pgboss.job j
        where j.name = ${name} and j.state = 'failed' and (${id ?? null}::uuid is null or j.id = ${id ?? null}::uuid)
          and (j.policy is distinct from 'exclusive' or not exists (
            select 1 from pgboss.job o
             where o.name = j.name and o.id <> j.id and coalesce(o.singleton_key, '') = coalesce(j.singleton_key, '')
               and (o.state <= 'active'
                 or (${id ?? null}::uuid is null and o.state = 'failed'
                   and (o.completed_on, o.id) > (j.completed_on, j.id)))))
        order by j.completed_on limit ${limit})`);
  return rowCount ?? 0;
}
