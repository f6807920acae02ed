import { afterAll, beforeAll, expect, test } from 'vitest';
import { cloneTestDatabase } from '../../test/test-database.ts';
import type { Database } from './open-database.ts';

let database: Database;
beforeAll(async () => {
  database = await cloneTestDatabase();
});
afterAll(() => database.close());
test('x', async () => {
  expect((await database.pool.query('select 1 as a')).rows).toEqual([{ a: 1 }]);
});
