import { expect, it } from 'vitest';
import { bankProblem, bankText } from './bank-text.ts';

const banks = [{ code: 1, name: 'Banco do Brasil S.A.', ispb: '00000000' }];

it.each([
  ['001 - Banco do Brasil S.A.', banks, undefined],
  [' 001 - Banco do Brasil S.A. ', banks, undefined],
  ['Banco do Brasil', banks, 'Escolha um banco da lista'],
  ['Banco do Brasil', undefined, undefined],
])('%s as a bank: %s', { tags: ['I-151', 'G-25'] }, (typed, list, problem) => {
  expect(bankProblem(typed, list)).toBe(problem);
});

it('formats code and name as one text', { tags: ['I-151', 'I-219'] }, () => {
  expect(bankText({ code: 260, name: 'Nu Pagamentos S.A.' })).toBe('260 - Nu Pagamentos S.A.');
});
