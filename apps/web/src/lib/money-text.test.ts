import { describe, expect, it } from 'vitest';
import { readMoney } from './money-text.ts';

describe('an amount typed by hand', { tags: ['W-126', 'W-154'] }, () => {
  it.each([
    ['1.234,56', 1234.56],
    ['R$ 159,24', 159.24],
    [' 0 ', 0],
  ])('parses %s', (text, valor) => {
    expect(readMoney(text)).toEqual({ valor });
  });

  it.each([
    ['', 'Por favor, insira um valor válido.'],
    ['1,234.56', 'Por favor, insira um valor válido.'],
    ['-1', 'O valor não pode ser negativo.'],
    ['99.999.999.999,00', 'Por favor, insira um valor válido.'],
  ])('rejects "%s"', (text, refusal) => {
    expect(readMoney(text)).toEqual({ refusal });
  });
});
