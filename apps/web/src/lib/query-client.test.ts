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

it('invalidates the queries of a refreshed feature, and those derived from it', async () => {
  const queryFn = async () => 1;
  const keys = [
    ['credits', '1'],
    ['client-portal', 'timeline'],
    ['client-portal', 'companies'],
  ] as const;
  const [credits, timeline, companies] = keys;
  await queryClient.fetchQuery({ queryKey: credits, queryFn });
  await queryClient.fetchQuery({ queryKey: timeline, queryFn, meta: { derivedFrom: ['simples', 'credits'] } });
  await queryClient.fetchQuery({ queryKey: companies, queryFn });
  const save = queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: async () => 1, meta: { refreshes: ['credits'] } });
  await save.execute(undefined);
  expect(keys.map((key) => queryClient.getQueryState(key)?.isInvalidated)).toEqual([true, true, false]);
});
