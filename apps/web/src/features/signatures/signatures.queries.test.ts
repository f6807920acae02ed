import { expect, it } from 'vitest';
import { signatureListQuery, signatureQuery } from './signatures.queries.ts';

it('F-514 the list is good for five minutes; links to photos are gone before theirs are over', () => {
  expect(signatureListQuery('20000000000107').staleTime).toBe(300_000);
  const { staleTime, gcTime, refetchInterval } = signatureQuery('a');
  for (const time of [staleTime, gcTime, refetchInterval]) expect(time).toBeLessThanOrEqual(240_000);
});
