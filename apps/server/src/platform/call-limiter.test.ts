import { afterAll, beforeAll, expect, it } from 'vitest';
import { cloneTestDatabase } from '../../test/test-database.ts';
import type { Database } from '../db/open-database.ts';
import { callLimiter } from './call-limiter.ts';

let database: Database;

beforeAll(async () => {
  database = await cloneTestDatabase();
});
afterAll(() => database.close());

const limiterOf = (name: string, calls = 3) => callLimiter(database.pool, { name, calls, minutes: 10 });
const takeTimes = async (
  limiter: { take: (address: string) => Promise<number> },
  times: number,
  address = '10.0.0.1',
) => {
  const waits: number[] = [];
  for (let call = 0; call < times; call++) waits.push(await limiter.take(address));
  return waits;
};

it('counts the calls of an address in all processes together', async () => {
  const [one, other] = [limiterOf('shared'), limiterOf('shared')];
  expect(await takeTimes(one, 2)).toEqual([0, 0]);
  expect(await takeTimes(other, 1)).toEqual([0]);
  const [wait] = await takeTimes(one, 1);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(600);
  expect((await takeTimes(other, 1))[0]).toBeGreaterThan(0);
});

it('counts calls at the same time one by one', async () => {
  const limiters = [limiterOf('at-once'), limiterOf('at-once')];
  const waits = await Promise.all([0, 1, 2, 3, 4, 5].map((call) => limiters[call % 2]?.take('10.0.0.1')));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(3);
});

it('counts each limit and each address apart, and stores no address', async () => {
  await takeTimes(limiterOf('first'), 4);
  expect(await takeTimes(limiterOf('second'), 1)).toEqual([0]);
  expect(await takeTimes(limiterOf('first'), 1, '10.0.0.2')).toEqual([0]);
  const { rows } = await database.pool.query<{ key: string }>('select key from call_counts');
  expect(rows.length).toBeGreaterThan(2);
  expect(rows.filter(({ key }) => key.includes('10.0.0'))).toEqual([]);
});

it('counts from zero after the window', async () => {
  await takeTimes(limiterOf('window'), 4);
  await database.pool.query(`update call_counts set expire = 1 where key like 'window:%'`);
  expect(await takeTimes(limiterOf('window'), 4)).toEqual([0, 0, 0, expect.any(Number)]);
});

it('does not refuse until a time that a wrong clock stored', async () => {
  await takeTimes(limiterOf('clock'), 4);
  await database.pool.query(`update call_counts set expire = expire + 86400000 where key like 'clock:%'`);
  expect(await takeTimes(limiterOf('clock'), 1)).toEqual([0]);
});
