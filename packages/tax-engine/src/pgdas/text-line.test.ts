import { describe, expect, it } from 'vitest';
import { foldSameLength, linesOfText, moneyIn } from './text-line.ts';

const textOf = (text: string) => linesOfText(text).map((line) => line.text);

describe('linesOfText', () => {
  it.each([
    ['(RBT12)182.444,94', '(RBT12) 182.444,94'],
    ['01/20255.091,75', '01/2025 5.091,75'],
    ['44.114,000,0044.114,00', '44.114,00 0,00 44.114,00'],
    ['12,908,2129,88', '12,90 8,21 29,88'],
    ['R$1.126,00', 'R$ 1.126,00'],
    ['PIS/PASEP47,24', 'PIS/PASEP 47,24'],
    ['20/06/20251.711,51', '20/06/2025 1.711,51'],
    ['a   b\t c', 'a b c'],
  ])('reads %s as %s', (glued, read) => expect(textOf(glued)).toEqual([read]));

  it('keeps CNPJ and declaration numbers whole', () => {
    expect(textOf('CNPJ: 11.222.333/0001-81 Nº 11222333202505001')).toEqual([
      'CNPJ: 11.222.333/0001-81 Nº 11222333202505001',
    ]);
  });

  it('drops empty lines and lone punctuation', () => expect(textOf('a\n\n.\r\n b ')).toEqual(['a', 'b']));

  it('folds without changing positions', () => {
    expect(foldSameLength('Nº Ação ÚNICA')).toBe('nº acao unica');
  });

  it('returns the positions of money', () => {
    const [line] = linesOfText('Receita   1.234,56     0,00');
    expect(line && moneyIn(line)).toEqual([
      { cents: 123456, x: 10, index: 8 },
      { cents: 0, x: 23, index: 17 },
    ]);
  });
});
