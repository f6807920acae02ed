import { expect, it } from 'vitest';
import { cstName, formatCfop, formatIbsCbs, formatIssued, formatKey, shortKey } from './item-formats.ts';

const chave = '35250511222333000181550010000001231000001234';

it('formats the codes of an item in their usual form', () => {
  expect(formatKey(chave)).toBe('3525 0511 2223 3300 0181 5500 1000 0001 2310 0000 1234');
  expect(shortKey(chave)).toBe('3525…00001234');
  expect(formatCfop('5405')).toBe('5.405');
  expect(['500', '60', '102', '060'].map(cstName)).toEqual(['CSOSN', 'CST', 'CSOSN', 'CST']);
});

it.each([
  ['2025-05-10T10:00:00-03:00', '10/05/2025 10:00'],
  ['2025-05-10T23:30:00-05:00', '10/05/2025 23:30'],
  ['2025-05-10T10:15:00', '10/05/2025 10:15'],
  ['2025-05-10', '10/05/2025'],
  ['hoje', 'hoje'],
  ['', '—'],
])('shows when a note was issued as the note writes it: %s', (emissao, shown) => {
  expect(formatIssued(emissao)).toBe(shown);
});

it('formats IBS and CBS of an item with its codes, and of a note without them', () => {
  expect(formatIbsCbs({ ibs: 0.1, cbs: 0.9, cst: '000', classificacao: '000001' })).toBe(
    'IBS R$ 0,10 e CBS R$ 0,90 (CST 000, classificação 000001), fora da restituição',
  );
  expect(formatIbsCbs({ ibs: 0, cbs: 0, cst: '', classificacao: '' })).toBe(
    'IBS R$ 0,00 e CBS R$ 0,00, fora da restituição',
  );
});
