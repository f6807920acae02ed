import { expect, it } from 'vitest';
import { identityCheckListQuery, identityCheckQuery } from './identity-checks.queries.ts';

it('keeps the list for five minutes and drops photo links before they expire', { tags: ['F-514'] }, () => {
  expect(identityCheckListQuery('20000000000107').staleTime).toBe(300_000);
  const { staleTime, gcTime, refetchInterval } = identityCheckQuery('a');
  for (const time of [staleTime, gcTime, refetchInterval]) expect(time).toBeLessThanOrEqual(240_000);
});
