import { describe, expect, it } from 'vitest';
import { nearestPage, withChange, withFilters } from './use-list-search.ts';

describe('the nearest page of a list', { tags: ['F-153'] }, () => {
  it.each([
    [0, 1],
    [2, 2],
    [9, 3],
  ])('to page %d of three is page %d', (wanted, page) => {
    expect(nearestPage(wanted, { number: wanted, size: 50, total: 101 })).toBe(page);
  });

  it('is the first page of a list without rows', () => {
    expect(nearestPage(4, { number: 4, size: 50, total: 0 })).toBe(1);
  });
});

it('writes the filters of a list in their order and keeps the other parameters', () => {
  const search = withFilters({ status: 'PAGO', area: 'boletos', pagina: '2' }, { q: 'ana', status: 'PAGO', pagina: 1 });
  expect(Object.entries(search)).toEqual([
    ['q', 'ana'],
    ['status', 'PAGO'],
    ['pagina', 1],
    ['area', 'boletos'],
  ]);
});

it('goes back to the first page with every change that names none', () => {
  expect(withChange({ q: '', page: 3 }, { q: 'ana' })).toEqual({ q: 'ana', page: 1 });
  expect(withChange({ q: 'ana', page: 1 }, { page: 2 })).toEqual({ q: 'ana', page: 2 });
});

it('adds to the latest filters, which the page may not have rendered yet', () => {
  type Listed = { colunas: string[]; page: number };
  const add = (column: string) => (latest: Listed) => ({ colunas: [...latest.colunas, column] });
  const once = withChange<Listed>({ colunas: [], page: 1 }, add('cidade'));
  expect(withChange(once, add('recebido')).colunas).toEqual(['cidade', 'recebido']);
});
