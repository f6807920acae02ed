import { expect, it } from 'vitest';
import { tenantlessLookups } from './tenantless-lookups.ts';

it('read no clock but the one of the product, which tests set', () => {
  const own = tenantlessLookups.filter(({ query }) => /\bnow\(|current_|clock_timestamp/i.test(query));
  expect(own.map(({ name }) => name)).toEqual([]);
});
