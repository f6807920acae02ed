import { expect, it } from 'vitest';
import { countFilters } from './count-filters.ts';

it('counts the filters that are set in the dialog', { tags: ['F-143', 'W-271'] }, () => {
  expect(countFilters({ typeCargo: undefined, typeUser: undefined })).toBe(0);
  expect(countFilters({ typeCargo: undefined, typeUser: 'ADMIN' })).toBe(1);
  expect(countFilters({ typeCargo: 'TI', typeUser: 'ADMIN' })).toBe(2);
});
