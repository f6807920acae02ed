import { expect, it } from 'vitest';
import { leadList } from './lead-list.ts';

const written = (filters: Parameters<typeof leadList.write>[0]) => JSON.parse(JSON.stringify(leadList.write(filters)));

it('keeps the filters of leads in the URL and omits defaults', { tags: ['D-23'] }, () => {
  const filters = { q: 'ana', status: 'NOVO' as const, colunas: ['tel' as const], page: 2 };
  expect(written(filters)).toEqual({ q: 'ana', estado: 'NOVO', colunas: 'tel', pagina: 2 });
  expect(leadList.read(leadList.write(filters))).toEqual(filters);
  expect(leadList.read({ q: 41, estado: 'X', pagina: -1 })).toEqual({
    q: '41',
    status: undefined,
    colunas: [],
    page: 1,
  });
  expect(written({ q: '', status: undefined, colunas: [], page: 1 })).toEqual({});
});
