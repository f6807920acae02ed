import { describe, expect, it } from 'vitest';
import { clientFiltersOf, searchOfFilters } from './client-filters.ts';

const plain = { q: '', status: undefined, sort: 'razao_social' as const, pagina: 1 };

describe('filters of the client list in the address', () => {
  it('starts with everybody, by razão social, on the first page (I-073)', () => {
    expect(clientFiltersOf({})).toEqual(plain);
    expect(searchOfFilters(plain)).toEqual({});
  });

  it('reads back what it wrote', () => {
    const filters = { q: '11222333', status: 'PENDENTE' as const, sort: '-status' as const, pagina: 2 };
    expect(clientFiltersOf(searchOfFilters(filters))).toEqual(filters);
  });

  it('leaves out what the address cannot mean, and takes digits for text', () => {
    expect(clientFiltersOf({ status: 'X', ordem: 'cnpj', pagina: '-1' })).toEqual(plain);
    expect(clientFiltersOf({ q: 11222333 }).q).toBe('11222333');
  });
});
