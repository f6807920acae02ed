import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import { expect, it } from 'vitest';
import { accountParam, statementMonthOf } from './statement-search.ts';

it.each([
  ['2026-03', '03/2026'],
  ['2026-11', '11/2026'],
  ['2026-12', '11/2026'],
  ['2026-13', '11/2026'],
  ['2026', '11/2026'],
  ['03/2026', '11/2026'],
  ['', '11/2026'],
  [undefined, '11/2026'],
])('URL parameter %s opens the statement of %s', (mes, month) => {
  expect(statementMonthOf(mes, '11/2026' as TaxMonth)).toBe(month);
});

it('URL parameter names a company by its role, and a user additionally by id', () => {
  expect(accountParam({ papel: 'PROVEDOR', id_user: null })).toBe('PROVEDOR');
  expect(accountParam({ papel: 'PARCEIRO', id_user: 'a-1' })).toBe('PARCEIRO-a-1');
});
