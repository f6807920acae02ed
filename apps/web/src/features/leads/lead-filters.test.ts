import { expect, it } from 'vitest';
import { leadFiltersOf, searchOfLeads } from './lead-filters.ts';

it('D-23 filters of leads live in the address, which says only what differs', () => {
  const filters = { q: 'ana', estado: 'NOVO', pagina: 2 } as const;
  expect(leadFiltersOf(searchOfLeads(filters))).toEqual(filters);
  expect(leadFiltersOf({ q: 41, estado: 'X', pagina: -1 })).toEqual({ q: '41', estado: undefined, pagina: 1 });
  expect(searchOfLeads({ q: '', estado: undefined, pagina: 1 })).toEqual({});
  expect(searchOfLeads({ q: '', estado: undefined, pagina: 1 }, 'a')).toEqual({ lead: 'a' });
});
