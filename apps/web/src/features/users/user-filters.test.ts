import { describe, expect, it } from 'vitest';
import { clampPage, countFilters, searchOfUserFilters, userFiltersOf } from './user-filters.ts';

const plain = { q: '', typeCargo: undefined, typeUser: undefined, sort: 'name' as const, pagina: 1 };

describe('filters of the user list in the address', () => {
  it('starts with everybody, by name, on the first page (C-45)', () => {
    expect(userFiltersOf({})).toEqual(plain);
    expect(searchOfUserFilters(plain)).toEqual({});
  });

  it('reads back what it wrote', () => {
    const filters = { q: '529', typeCargo: 'TI', typeUser: 'ADMIN', sort: '-email', pagina: 2 } as const;
    expect(userFiltersOf(searchOfUserFilters(filters))).toEqual(filters);
  });

  it('leaves out what the address cannot mean, and takes digits for text', () => {
    expect(userFiltersOf({ cargo: 'CHEFE', tipo: 'X', ordem: 'cpf', pagina: '0' })).toEqual(plain);
    expect(userFiltersOf({ q: 529 }).q).toBe('529');
  });

  it('F-143 W-271 counts those of the dialog', () => {
    expect(countFilters(plain)).toBe(0);
    expect(countFilters({ ...plain, typeUser: 'ADMIN' })).toBe(1);
    expect(countFilters({ typeCargo: 'TI', typeUser: 'ADMIN' })).toBe(2);
  });

  it.each([
    [0, 1],
    [2, 2],
    [9, 3],
  ])('F-153 page %d of three is page %d', (asked, page) => {
    expect(clampPage(asked, { number: asked, size: 50, total: 101 })).toBe(page);
  });

  it('F-153 a list without rows has its first page', () => {
    expect(clampPage(4, { number: 4, size: 50, total: 0 })).toBe(1);
  });
});
