import { describe, expect, it } from 'vitest';
import { commissionOf, commissionText, commissionWords } from './commission.ts';

describe('F-246 F-247 F-248 F-249 F-250 C-17 the commission as it is typed', () => {
  it.each([
    ['0', 0],
    [' 7 ', 7],
    ['100', 100],
  ])('%j is %d', (typed, percent) => {
    expect(commissionText.parse(typed)).toBe(percent);
  });

  it.each([
    ['', 'Informe um número válido.'],
    ['dez', 'Informe um número válido.'],
    ['7,5', 'Informe um número válido.'],
    ['7.5', 'Informe um número válido.'],
    ['1e1', 'Informe um número válido.'],
    ['101', 'A comissão deve estar entre 0 e 100.'],
    ['-1', 'A comissão deve estar entre 0 e 100.'],
  ])('%j: %s', (typed, message) => {
    expect(commissionText.safeParse(typed).error?.issues).toMatchObject([{ message }]);
    expect(commissionWords(typed)).toBe('');
  });

  it('F-251 has words, also for a 0 once it is saved', () => {
    expect(commissionOf(0)).toEqual({ comissao_user: 0, comissao_user_escrita: 'zero' });
    expect(commissionOf(37)).toEqual({ comissao_user: 37, comissao_user_escrita: 'trinta e sete' });
    expect(commissionWords('100')).toBe('cem');
  });
});
