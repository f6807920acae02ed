import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneTestDatabase } from '../../test/test-database.ts';
import { jobsAtRunTime, jobsInTransaction, jobsOnPool } from './jobs-schema.ts';
import type { Database } from './open-database.ts';
import { withTenant } from './tenant-scope.ts';

const queue = 'simples-analysis';
const scope = { tenant: '20000000000107' as TenantId };

let database: Database;
let jobs: PgBoss;
const troubles: unknown[] = [];

beforeAll(async () => {
  database = await cloneTestDatabase();
  jobs = new PgBoss({
    ...jobsAtRunTime,
    db: jobsOnPool(database.pool),
    superviseIntervalSeconds: 1,
    monitorIntervalSeconds: 1,
    maintenanceIntervalSeconds: 1,
  });
  jobs.on('error', (error) => troubles.push(error));
  jobs.on('warning', (warning) => troubles.push(warning));
  await jobs.start();
});

afterAll(async () => {
  await jobs.stop({ graceful: false });
  await database.close();
});

const send = (data: object, fail = false) =>
  withTenant(database.pool, scope, async (db) => {
    await jobs.send(queue, data, { db: jobsInTransaction(db) });
    if (fail) throw new Error('refused');
  });

it('enqueues a job when its transaction commits, and works under the application role', async () => {
  await expect(send({ run: 'refused' }, true)).rejects.toThrow('refused');
  await send({ run: 'accepted' });

  const seen: unknown[] = [];
  await jobs.work<{ run: string }>(queue, { pollingIntervalSeconds: 0.5 }, async (batch) => {
    seen.push(...batch.map((job) => job.data.run));
  });
  await expect.poll(() => seen).toEqual(['accepted']);
  await jobs.offWork(queue);
});

it('supervises and maintains the queues without owning them', async () => {
  await send({ run: 'stuck' });
  const [job] = await jobs.fetch(queue);
  await database.pool.query('update pgboss.job set heartbeat_on = now() - interval $$1 hour$$ where id = $1', [
    job?.id,
  ]);

  await jobs.supervise();
  const { rows } = await database.pool.query('select state from pgboss.job where id = $1', [job?.id]);
  expect(rows).toEqual([{ state: 'retry' }]);
  expect(troubles).toEqual([]);
});
