import type { Competence } from '@restitui/brazil/competence.ts';
import { expect, it } from 'vitest';
import { accountInAddress, statementMonthOf } from './statement-address.ts';

it.each([
  ['2026-03', '03/2026'],
  ['2026-11', '11/2026'],
  ['2026-12', '11/2026'],
  ['2026-13', '11/2026'],
  ['2026', '11/2026'],
  ['03/2026', '11/2026'],
  ['', '11/2026'],
  [undefined, '11/2026'],
])('the address %s opens the statement of %s', (mes, month) => {
  expect(statementMonthOf(mes, '11/2026' as Competence)).toBe(month);
});

it('the address names a company by its part, and a person besides', () => {
  expect(accountInAddress({ papel: 'PROVEDOR', id_user: null })).toBe('PROVEDOR');
  expect(accountInAddress({ papel: 'PARCEIRO', id_user: 'a-1' })).toBe('PARCEIRO-a-1');
});
