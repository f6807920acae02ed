import { expect, it } from 'vitest';
import { cstName, formatCfop, formatKey, shortKey } from './item-formats.ts';

const chave = '35250511222333000181550010000001231000001234';

it('formats the codes of an item in their usual form', () => {
  expect(formatKey(chave)).toBe('3525 0511 2223 3300 0181 5500 1000 0001 2310 0000 1234');
  expect(shortKey(chave)).toBe('3525…00001234');
  expect(formatCfop('5405')).toBe('5.405');
  expect(['500', '60', '102', '060'].map(cstName)).toEqual(['CSOSN', 'CST', 'CSOSN', 'CST']);
});
