import { expect, it } from 'vitest';
import { bankProblem, bankText } from './bank-text.ts';

const banks = [{ code: 1, name: 'Banco do Brasil S.A.', ispb: '00000000' }];

it.each([
  ['001 - Banco do Brasil S.A.', banks, undefined],
  [' 001 - Banco do Brasil S.A. ', banks, undefined],
  ['Banco do Brasil', banks, 'Escolha um banco da lista'],
  ['Banco do Brasil', undefined, undefined],
])('I-151 G-25 %s as a bank: %s', (typed, list, problem) => {
  expect(bankProblem(typed, list)).toBe(problem);
});

it('I-151 I-219 code and name are sent as one text', () => {
  expect(bankText({ code: 260, name: 'Nu Pagamentos S.A.' })).toBe('260 - Nu Pagamentos S.A.');
});
