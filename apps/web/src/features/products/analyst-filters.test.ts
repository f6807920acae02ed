import { expect, it } from 'vitest';
import { analystFiltersOf, noFilters, searchOfAnalystFilters } from './analyst-filters.ts';

const set = {
  q: 'padaria',
  empresa: '20000000000107',
  servico: 'FCVS',
  analista: 'sem-analista',
  status: 'PAGO',
  ordem: '-status',
  pagina: 3,
};

it('W-218 filters go into the address and come back from it', () => {
  expect(searchOfAnalystFilters(analystFiltersOf(set))).toEqual(set);
  expect(analystFiltersOf({})).toEqual({ ...noFilters, sort: 'empresa', pagina: 1 });
  expect(searchOfAnalystFilters(analystFiltersOf({}))).toEqual({});
});

it('what an address cannot mean is left out; a number is text where text is meant', () => {
  expect(analystFiltersOf({ q: 123, servico: 'X', status: 1, ordem: 'cor', pagina: '-1', analista: '' })).toEqual({
    ...noFilters,
    q: '123',
    sort: 'empresa',
    pagina: 1,
  });
});
