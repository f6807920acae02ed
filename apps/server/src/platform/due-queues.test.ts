import { expect, it, vi } from 'vitest';
import { fetchDueQueuesOnly } from './due-queues.ts';

const job = { id: '1', data: null, retryCount: 0, expireInSeconds: 60, heartbeatSeconds: null };
const options = { ignoreGroups: [] };

function sourceOf(due: string[]) {
  const list = vi.fn(async () => new Set(due));
  const fetch = vi.fn(async () => [job]);
  const rest = { touch: async () => {}, complete: async () => {}, fail: async () => {} };
  return { list, fetch, source: fetchDueQueuesOnly({ fetch, ...rest }, list, 1_000_000) };
}

it('asks once for all workers, and fetches from queues with due jobs only', async () => {
  const { list, fetch, source } = sourceOf(['send-message']);
  expect(await source.fetch('boleto-check', options)).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
  expect(await source.fetch('send-message', options)).toEqual([job]);
  expect(list).toHaveBeenCalledTimes(1);
});

it('asks again after the interval', async () => {
  const due = new Set<string>();
  const list = vi.fn(async () => new Set(due));
  const rest = { touch: async () => {}, complete: async () => {}, fail: async () => {} };
  const source = fetchDueQueuesOnly({ fetch: async () => [job], ...rest }, list, 0);
  expect(await source.fetch('send-message', options)).toEqual([]);
  due.add('send-message');
  expect(await source.fetch('send-message', options)).toEqual([job]);
});

it('passes a failure of the database to the worker, and asks again', async () => {
  const list = vi
    .fn()
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue(new Set(['send-message']));
  const rest = { touch: async () => {}, complete: async () => {}, fail: async () => {} };
  const source = fetchDueQueuesOnly({ fetch: async () => [job], ...rest }, list, 0);
  await expect(source.fetch('send-message', options)).rejects.toThrow('away');
  expect(await source.fetch('send-message', options)).toEqual([job]);
});
