import { describe, expect, it } from 'vitest';
import { commissionInWords, commissionText, storedCommission } from './commission.ts';

describe('commission text', { tags: ['F-246', 'F-247', 'F-248', 'F-249', 'F-250', 'C-17'] }, () => {
  it.each([
    ['0', 0],
    [' 7 ', 7],
    ['100', 100],
  ])('parses %j as %d', (typed, percent) => {
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
  ])('rejects %j: %s', (typed, message) => {
    expect(commissionText.safeParse(typed).error?.issues).toMatchObject([{ message }]);
    expect(commissionInWords(typed)).toBe('');
  });

  it('has words, also for a saved 0', { tags: ['F-251'] }, () => {
    expect(storedCommission(0)).toEqual({ comissao_user: 0, comissao_user_escrita: 'zero' });
    expect(storedCommission(37)).toEqual({ comissao_user: 37, comissao_user_escrita: 'trinta e sete' });
    expect(commissionInWords('100')).toBe('cem');
  });
});
