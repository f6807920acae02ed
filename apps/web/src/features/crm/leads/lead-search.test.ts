import { expect, it } from 'vitest';
import { leadsSearch } from './lead-search.ts';

it('keeps the open lead beside the filters of the list', { tags: ['D-23'] }, () => {
  expect(leadsSearch.parse({ lead: 'a', q: 'ana', other: 'x' })).toEqual({ lead: 'a', q: 'ana' });
});
