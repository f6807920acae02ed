import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneTestDatabase } from '../../test/test-database.ts';
import { collectStatistics } from './collect-statistics.ts';
import type { Database } from './open-database.ts';

let database: Database;
beforeAll(async () => {
  database = await cloneTestDatabase();
});
afterAll(() => database.close());

it('collects the statistics of every table with records', async () => {
  const lines: string[] = [];
  await collectStatistics(database, (line) => lines.push(line));
  const { rows } = await database.asOwner((client) =>
    client.query(
      `select c.relname from pg_class c left join pg_stat_user_tables s on s.relid = c.oid
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and s.last_analyze is null`,
    ),
  );
  expect(rows).toEqual([]);
  expect(lines).toEqual([]);
});

it('logs a failure instead of ending the start or the restore', async () => {
  const lines: string[] = [];
  const asOwner = async () => {
    throw new Error('canceling statement');
  };
  await collectStatistics({ asOwner }, (line) => lines.push(line));
  expect(lines).toEqual([expect.stringContaining('canceling statement')]);
});
