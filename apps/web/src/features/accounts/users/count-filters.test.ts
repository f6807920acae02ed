import { expect, it } from 'vitest';
import { countFilters } from './count-filters.ts';

const none = { typeCargo: undefined, typeUser: undefined, situacao: undefined, id_tenant: undefined };

it('counts the filters that are set in the dialog', { tags: ['F-143', 'W-271'] }, () => {
  expect(countFilters(none)).toBe(0);
  expect(countFilters({ ...none, typeUser: 'ADMIN' })).toBe(1);
  expect(countFilters({ ...none, typeCargo: 'TI', typeUser: 'ADMIN' })).toBe(2);
  expect(countFilters({ ...none, situacao: 'SUSPENSO', id_tenant: '20000000000107' })).toBe(2);
});
