import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneTestDatabase } from '../../test/test-database.ts';
import { inLockedTransaction } from './locked-transaction.ts';
import type { Database } from './open-database.ts';
import { applyRoleTimeouts } from './role-timeouts.ts';
import { runExclusivelyOn } from './run-exclusively.ts';

let database: Database;
beforeAll(async () => {
  database = await cloneTestDatabase();
});
afterAll(() => database.close());

it('logs that it waits, and fails with a message when the lock stays taken', async () => {
  const lines: string[] = [];
  await database.asOwner((first) =>
    inLockedTransaction(first, 'test', async () => {
      const second = database.asOwner((client) =>
        inLockedTransaction(client, 'test', async () => {}, { log: (line) => lines.push(line), seconds: 0 }),
      );
      await expect(second).rejects.toThrow('Outro processo mantém a trava "test"');
    }),
  );
  expect(lines).toEqual(['waiting for another process that holds the lock "test"']);
});

it('continues when the lock is released, also by work that failed', async () => {
  const order: string[] = [];
  let second: Promise<void> | undefined;
  const first = database.asOwner((client) =>
    inLockedTransaction(client, 'test', async () => {
      await new Promise<void>((waits) => {
        second = database.asOwner((other) =>
          inLockedTransaction(other, 'test', async () => void order.push('second'), { log: () => waits() }),
        );
      });
      order.push('first');
      throw new Error('failed');
    }),
  );
  await expect(first).rejects.toThrow('failed');
  await second;
  expect(order).toEqual(['first', 'second']);
});

it.each([
  [
    'inLockedTransaction',
    (work: () => Promise<void>) => database.asOwner((own) => inLockedTransaction(own, 'test', work)),
  ],
  ['runExclusivelyOn', (work: () => Promise<void>) => runExclusivelyOn(database.pool)('test', work)],
])('keeps no snapshot, which would hold back vacuum, while it holds the lock: %s', async (_, holding) => {
  await holding(async () => {
    const held = await database.asOwner((client) =>
      client.query(`select a.backend_xmin from pg_locks l join pg_stat_activity a on a.pid = l.pid
        where l.locktype = 'advisory' and a.datname = current_database() and a.pid <> pg_backend_pid()`),
    );
    expect(held.rows).toEqual([{ backend_xmin: null }]);
  });
});

it('stores the time-outs with the role, once and again after a change', async () => {
  const timeouts = { statementSeconds: 120, lockSeconds: 30, idleInTransactionSeconds: 0 };
  const apply = (more = {}) =>
    database.asOwner((client) => applyRoleTimeouts(client, database.appRole, { ...timeouts, ...more }));
  const shown = async () => {
    const client = await database.pool.connect();
    try {
      const { rows } = await client.query(`select current_setting('statement_timeout') as statement,
        current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle`);
      return rows[0];
    } finally {
      client.release(true);
    }
  };
  await shown();
  await apply();
  expect(await shown()).toEqual({ statement: '2min', lock: '30s', idle: '0' });
  await apply();
  await apply({ lockSeconds: 45 });
  expect(await shown()).toEqual({ statement: '2min', lock: '45s', idle: '0' });
});
