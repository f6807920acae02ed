import { sql } from 'drizzle-orm';
import { type Demo, dayBefore, instantOn } from './demo.ts';
import { idOf } from './seeded.ts';
import { demoTenants } from './tenants.data.ts';

/** The records of these jobs do not exist: a repeated one finds nothing to do. */
const jobs = [
  {
    queue: 'send-message',
    slug: 'meridiano',
    daysAgo: 1,
    attempts: 7,
    error: 'connect ECONNREFUSED',
  },
  {
    queue: 'send-message',
    slug: 'kairos',
    daysAgo: 2,
    attempts: 7,
    error: '550 5.1.1 mailbox unavailable',
  },
  {
    queue: 'simples-dossier',
    slug: 'kairos',
    daysAgo: 3,
    attempts: 4,
    error: 'The job took longer than 7200 s: simples-dossier.',
  },
];

/** Jobs whose retries are used up, for the page of the operators. The queue removes them after a week. */
export async function fillFailedJobs({ db, today }: Demo): Promise<void> {
  for (const [i, { queue, slug, daysAgo, attempts, error }] of jobs.entries()) {
    const tenant = demoTenants.find((each) => each.slug === slug);
    if (!tenant) continue;
    const at = instantOn(dayBefore(today, daysAgo), 95 + 130 * i);
    const id = idOf('failed-job', i);
    const data = JSON.stringify({ id_tenant: tenant.id, id });
    await db.execute(sql`
      insert into pgboss.job (id, name, state, data, output, retry_limit, retry_count, group_id, start_after, created_on,
        started_on, completed_on)
      values (${id}, ${queue}, 'failed', ${data}, ${JSON.stringify({ message: error })}, ${attempts - 1}, ${attempts - 1},
        ${tenant.id}, ${at}, ${at}, ${at}, ${at})`);
  }
}
