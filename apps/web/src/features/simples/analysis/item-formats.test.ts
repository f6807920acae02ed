import { expect, it } from 'vitest';
import { cstName, formatCfop, formatIbsCbs, formatKey, shortKey } from './item-formats.ts';

const chave = '35250511222333000181550010000001231000001234';

it('formats the codes of an item in their usual form', () => {
  expect(formatKey(chave)).toBe('3525 0511 2223 3300 0181 5500 1000 0001 2310 0000 1234');
  expect(shortKey(chave)).toBe('3525…00001234');
  expect(formatCfop('5405')).toBe('5.405');
  expect(['500', '60', '102', '060'].map(cstName)).toEqual(['CSOSN', 'CST', 'CSOSN', 'CST']);
});

it('formats IBS and CBS of an item with its codes, and of a note without them', () => {
  expect(formatIbsCbs({ ibs: 0.1, cbs: 0.9, cst: '000', classificacao: '000001' })).toBe(
    'IBS R$ 0,10 e CBS R$ 0,90 (CST 000, classificação 000001), fora da restituição',
  );
  expect(formatIbsCbs({ ibs: 0, cbs: 0, cst: '', classificacao: '' })).toBe(
    'IBS R$ 0,00 e CBS R$ 0,00, fora da restituição',
  );
});
