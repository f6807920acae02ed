import { expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { queryClient } from './query-client.ts';

const { staleTime, retry } = queryClient.getDefaultOptions().queries ?? {};

it('caches responses for five minutes', { tags: ['F-516', 'I-302', 'C-14'] }, () => {
  expect(staleTime).toBe(5 * 60_000);
});

it.each([
  ['what did not arrive', new ApiError({ status: 0, code: 'network', message: '' }), 2],
  ['what broke at the server', new ApiError({ status: 500, code: 'unexpected', message: '' }), 2],
  ['not what was refused', new ApiError({ status: 403, code: 'denied', message: '' }), 1],
])('retries once after %s', { tags: ['F-515', 'F-516', 'I-302'] }, async (_, error, times) => {
  const ask = vi.fn(async () => {
    throw error;
  });
  const queryKey = ['test', error.status];
  await expect(queryClient.fetchQuery({ queryKey, queryFn: ask, retry, retryDelay: 0 })).rejects.toBe(error);
  expect(ask).toHaveBeenCalledTimes(times);
});
