import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneTestDatabase } from '../../test/test-database.ts';
import { repairJobTimes } from '../db/jobs-schema.ts';
import type { Database } from '../db/open-database.ts';
import { withTenant } from '../db/tenant-scope.ts';
import type { JobData, JobQueue } from './jobs.ts';
import { type JobRunner, startJobs } from './pg-boss-jobs.ts';

const tenant = '20000000000107' as TenantId;
const errors: Error[] = [];
let database: Database;
let jobs: JobRunner;

beforeAll(async () => {
  database = await cloneTestDatabase();
  jobs = await startJobs(database.pool, (error) => errors.push(error));
});
afterAll(async () => {
  await jobs.stop();
  await database.close();
});

it('enqueues a daily job once, however many processes ask', { tags: ['D-27'] }, async () => {
  const other = await startJobs(database.pool, (error) => errors.push(error));
  await jobs.everyDay('alert-sweep', { hour: 5 });
  await other.everyDay('alert-sweep', { hour: 5 });
  await other.stop();
  const { rows } = await database.pool.query('select name, cron, timezone from pgboss.schedule');
  expect(rows).toEqual([{ name: 'alert-sweep', cron: '0 5 * * *', timezone: 'America/Sao_Paulo' }]);
  expect(errors).toEqual([]);
});

it('ends a schedule and removes its jobs that have not begun', async () => {
  await jobs.everyDay('backup', { hour: 3 });
  await database.pool.query(`insert into pgboss.job (name, data) values ('backup', '{}')`);
  await jobs.neverAgain('backup');
  const { rows } = await database.pool.query(
    `select name from pgboss.schedule where name = 'backup' union all select name from pgboss.job where name = 'backup'`,
  );
  expect(rows).toEqual([]);
  await jobs.neverAgain('backup');
});

it('runs the jobs of a schedule, which carry no data', async () => {
  await jobs.everyMinutes('boleto-poll', 10);
  await database.asOwner((owner) =>
    owner.query(
      `insert into pgboss.job (name, data, heartbeat_seconds)
       select name, data, 60 from pgboss.schedule where name = 'boleto-poll'`,
    ),
  );
  await new Promise<void>((resolve) => void jobs.work('boleto-poll', async () => resolve()));
  const states = async () =>
    (await database.pool.query(`select state from pgboss.job where name = 'boleto-poll'`)).rows;
  await expect.poll(states).toEqual([{ state: 'completed' }]);
  expect(errors).toEqual([]);
});

describe('a sweep of the tenants', () => {
  const tenants = ['20000000000107', '20000000000298', '20000000000379'] as TenantId[];
  const statesOf = async () => {
    const { rows } = await database.pool.query<{ state: string }>(
      `select data->>'id_tenant' as tenant, state from pgboss.job where name = 'agreement-expiry' order by 1 nulls first`,
    );
    return rows.map(({ state }) => state);
  };

  it('has a job for each tenant, so that one that fails holds up no other', async () => {
    await database.asOwner((owner) =>
      owner.query(`update pgboss.queue set retry_limit = 0 where name = 'agreement-expiry'`),
    );
    const swept: TenantId[] = [];
    await jobs.workByTenant('agreement-expiry', {
      tenants: async () => tenants,
      async work(id) {
        swept.push(id);
        if (id === tenants[0]) throw new Error('its bank is away');
      },
    });
    await jobs.atStart('agreement-expiry');
    await expect.poll(statesOf).toEqual(['completed', 'failed', 'completed', 'completed']);
    expect(swept.sort()).toEqual(tenants);
    expect(errors).toEqual([]);
  });

  it('leaves out a tenant whose job of the sweep before has not ended', async () => {
    let end = () => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    let sweeps = 0;
    const swept: TenantId[] = [];
    await jobs.workByTenant('unfinished-templates', {
      async tenants() {
        sweeps++;
        return tenants.slice(0, 1);
      },
      async work(id) {
        swept.push(id);
        await ended;
      },
    });
    await jobs.atStart('unfinished-templates');
    await expect.poll(() => swept).toEqual(tenants.slice(0, 1));
    const other = await startJobs(database.pool, (error) => errors.push(error));
    await other.workByTenant('unfinished-templates', {
      async tenants() {
        sweeps++;
        return tenants.slice(0, 1);
      },
      work: async (id) => void swept.push(id),
    });
    await jobs.atStart('unfinished-templates');
    await expect.poll(() => sweeps).toBe(2);
    const waiting = `select 1 from pgboss.job where name = 'unfinished-templates' and state = 'created'`;
    await expect.poll(async () => (await database.pool.query(waiting)).rowCount).toBe(0);
    expect(swept).toEqual(tenants.slice(0, 1));
    end();
    await other.stop();
    expect(errors).toEqual([]);
  });
});

it('enqueues a job only when its transaction commits', async () => {
  const enqueue = (id: string, fails: boolean) =>
    withTenant(database.pool, { tenant }, async (db) => {
      await jobs.enqueue(db, 'simples-analysis', { id_tenant: tenant, id });
      if (fails) throw new Error('changed its mind');
    });
  await expect(enqueue('taken back', true)).rejects.toThrow('changed its mind');
  await enqueue('committed', false);

  const done: JobData[] = [];
  await new Promise<void>((resolve) => {
    void jobs.work('simples-analysis', async (data) => {
      done.push(data);
      resolve();
    });
  });
  expect(done).toEqual([{ id_tenant: tenant, id: 'committed' }]);
  await jobs.check();
  expect(errors).toEqual([]);
});

it('passes a job whose retries are used up to its handler', async () => {
  await database.asOwner((owner) =>
    owner.query(`update pgboss.queue set retry_limit = 0 where name = 'simples-dossier'`),
  );
  const job = { id_tenant: tenant, id: 'in vain' };
  await withTenant(database.pool, { tenant }, (db) => jobs.enqueue(db, 'simples-dossier', job));
  let tries = 0;
  await jobs.work('simples-dossier', async () => {
    tries++;
    throw new Error('ended early');
  });
  const states = async () =>
    (await database.pool.query(`select state from pgboss.job where name = 'simples-dossier'`)).rows;
  await expect.poll(states).toEqual([{ state: 'failed' }]);
  const told = await new Promise<JobData>((resolve) => {
    void jobs.whenEnded('simples-dossier', async (data) => resolve(data));
  });
  expect([told, tries, errors]).toEqual([job, 1, []]);
});

describe('a job whose work another process has', () => {
  const add = (queue: JobQueue, id: string) =>
    withTenant(database.pool, { tenant }, (db) => jobs.enqueue(db, queue, { id_tenant: tenant, id }));
  const statesIn = async (queue: string) => {
    const { rows } = await database.pool.query(
      `select state, retry_count as retries, start_after > now() as waits from pgboss.job where name = $1 order by 1, 3`,
      [queue],
    );
    return rows;
  };
  const makeDue = () => database.pool.query(`update pgboss.job set start_after = now() where state = 'created'`);
  const [done, later] = [
    { state: 'completed', retries: 0, waits: false },
    { state: 'created', retries: 0, waits: true },
  ];

  it('is enqueued once more for later, with all its retries, until the work is done', async () => {
    let isHeld = true;
    await add('simples-effect', 'held');
    await add('simples-effect', 'held');
    await jobs.work('simples-effect', async () => !isHeld);
    await expect.poll(() => statesIn('simples-effect')).toEqual([later, done, done]);
    await makeDue();
    await expect.poll(() => statesIn('simples-effect')).toEqual([later, done, done, done]);
    isHeld = false;
    await makeDue();
    await expect.poll(() => statesIn('simples-effect')).toEqual([done, done, done, done]);
    expect(errors).toEqual([]);
  });

  it('ends without a report while another job of the row is to come, and the report waits for that process', async () => {
    const reported: string[] = [];
    await jobs.rest('simples-analysis');
    await add('simples-analysis', 'has a successor');
    const ended = (id: string) =>
      database.pool.query(`insert into pgboss.job (name, data) values ('simples-analysis-ended', $1)`, [
        { id_tenant: tenant, id },
      ]);
    await ended('has a successor');
    await ended('held');
    let isHeld = true;
    await jobs.whenEnded('simples-analysis', async ({ id }) => {
      reported.push(id);
      return !isHeld;
    });
    await expect.poll(() => statesIn('simples-analysis-ended'), { timeout: 30_000 }).toEqual([later, done, done]);
    expect(reported).toEqual(['held']);
    isHeld = false;
    await makeDue();
    await expect.poll(() => statesIn('simples-analysis-ended'), { timeout: 30_000 }).toEqual([done, done, done]);
    expect([reported, errors]).toEqual([['held', 'held'], []]);
  });
});

it('waits for due jobs of its queues only, at most as long as given', async () => {
  const enqueue = (queue: JobQueue) =>
    withTenant(database.pool, { tenant }, (db) => jobs.enqueue(db, queue, { id_tenant: tenant, id: queue }));
  await enqueue('send-message');
  await enqueue('seal-agreement');
  await jobs.settled(['send-message', 'password-request'], 0);

  const sent: string[] = [];
  await jobs.work('send-message', async ({ id }) => void sent.push(id));
  await jobs.settled(['send-message', 'password-request'], 60_000);
  expect([sent, errors]).toEqual([['send-message'], []]);
});

it('takes turns between tenants, whichever of their jobs is older', async () => {
  const other = '20000000000298' as TenantId;
  const add = (id_tenant: TenantId, id: string) =>
    withTenant(database.pool, { tenant: id_tenant }, (db) => jobs.enqueue(db, 'portfolio-import', { id_tenant, id }));
  for (let i = 1; i <= 50; i++) await add(tenant, `a${i}`);
  const started: string[] = [];
  let end = () => {};
  await jobs.work('portfolio-import', ({ id }) => {
    started.push(id);
    return new Promise<void>((resolve) => {
      end = resolve;
    });
  });
  await expect.poll(() => started).toEqual(['a1']);
  await add(other, 'b1');
  end();
  await expect.poll(() => started).toEqual(['a1', 'b1']);
  end();
  await expect.poll(() => started).toEqual(['a1', 'b1', 'a2']);
  await jobs.rest('portfolio-import');
  end();
  expect(errors).toEqual([]);
});

it('starts jobs and notices ended ones after the clock was set back by a year', async () => {
  const enqueue = (id: string) =>
    withTenant(database.pool, { tenant }, (db) => jobs.enqueue(db, 'erase-person', { id_tenant: tenant, id }));
  await enqueue('waiting');
  await enqueue('tried');
  await enqueue('running');
  const year = `interval '1 year'`;
  await database.pool.query(
    `update pgboss.job set start_after = start_after + ${year}, created_on = created_on + ${year} where name = 'erase-person'`,
  );
  await database.pool.query(
    `update pgboss.job set state = 'retry', created_on = now() where name = 'erase-person' and data->>'id' = 'tried'`,
  );
  await database.pool.query(
    `update pgboss.job set state = 'active', started_on = now() + ${year}, heartbeat_on = now() + ${year}
      where name = 'erase-person' and data->>'id' = 'running'`,
  );
  await database.pool.query(`update pgboss.queue set monitor_claim_on = now() + ${year}, monitor_on = now() + ${year}`);

  await repairJobTimes(database.pool);
  const late = await database.pool.query(
    `select 1 from pgboss.job where name = 'erase-person' and (state < 'active' and start_after > now()
         or greatest(created_on, started_on, heartbeat_on) > now())
     union all select 1 from pgboss.queue where greatest(monitor_claim_on, monitor_on) > now()`,
  );
  expect(late.rows).toEqual([]);
  const done: string[] = [];
  await jobs.work('erase-person', async ({ id }) => void done.push(id));
  await expect.poll(() => done.toSorted()).toEqual(['tried', 'waiting']);
});

it('keeps the delays of jobs that are tried again', async () => {
  await withTenant(database.pool, { tenant }, (db) =>
    jobs.enqueue(db, 'privacy-sweep', { id_tenant: tenant, id: 'later' }),
  );
  const delay = `update pgboss.job set state = 'retry', start_after = now() + interval '16 minutes' where name = 'privacy-sweep'`;
  await database.pool.query(delay);
  await repairJobTimes(database.pool);
  const { rows } = await database.pool.query(
    `select start_after > now() + interval '15 minutes' as waits from pgboss.job where name = 'privacy-sweep'`,
  );
  expect(rows).toEqual([{ waits: true }]);
});

it('runs a job of its own process at once, without waiting for the next look', async () => {
  const waiting = await startJobs(database.pool, (error) => errors.push(error), { pollMilliseconds: 1_000_000 });
  const done: string[] = [];
  await waiting.work('notes-sheet', async ({ id }) => void done.push(id));
  for (const id of ['first', 'second']) {
    await withTenant(database.pool, { tenant }, (db) => waiting.enqueue(db, 'notes-sheet', { id_tenant: tenant, id }));
    await expect.poll(() => done.at(-1)).toBe(id);
  }
  await waiting.stop();
});
