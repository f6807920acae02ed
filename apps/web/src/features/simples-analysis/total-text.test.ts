import { describe, expect, it } from 'vitest';
import { readTotal } from './total-text.ts';

describe('a total typed by hand (W-126)', () => {
  it.each([
    ['1.234,56', 1234.56],
    ['R$ 159,24', 159.24],
    [' 0 ', 0],
  ])('reads %s', (text, valor) => {
    expect(readTotal(text)).toEqual({ valor });
  });

  it.each([
    ['', 'Por favor, insira um valor válido.'],
    ['1,234.56', 'Por favor, insira um valor válido.'],
    ['-1', 'O valor não pode ser negativo.'],
    ['99.999.999.999,00', 'Por favor, insira um valor válido.'],
  ])('refuses "%s"', (text, refusal) => {
    expect(readTotal(text)).toEqual({ refusal });
  });
});
