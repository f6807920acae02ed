import type { Conferencia } from '@restitui/domain/simples/analysis/conferencia.ts';
import { describe, expect, it } from 'vitest';
import { formatConferenciaDifference, formatConferenciaValue, summarizeConferencia } from './conferencia-texts.ts';

const check = (changes: Partial<Conferencia> = {}): Conferencia => ({
  codigo: 'RECEITA_PA',
  campo: 'Receita bruta do PA (RPA)',
  onde: 'Discriminativo de receitas',
  lido: 10,
  esperado: 10,
  diferenca: 0,
  confere: true,
  ...changes,
});

describe('texts of a check', () => {
  it('format money and months', () => {
    expect(formatConferenciaValue(1234.5)).toMatch(/1\.234,50$/);
    expect(formatConferenciaValue('05/2025')).toBe('05/2025');
  });

  it('format a difference with its sign, and none as a dash', () => {
    expect(formatConferenciaDifference(check())).toBe('—');
    expect(formatConferenciaDifference(check({ diferenca: 0.04, confere: false }))).toMatch(/^\+R\$.0,04$/);
    expect(formatConferenciaDifference(check({ diferenca: -5, confere: false }))).toMatch(/^−R\$.5,00$/);
    expect(formatConferenciaDifference(check({ diferenca: null, confere: false }))).toBe('Diferente');
    expect(formatConferenciaDifference(check({ diferenca: null }))).toBe('—');
  });

  it('count the values that agree', () => {
    const apart = check({ confere: false });
    expect(summarizeConferencia([check(), check()])).toMatch(/^Todos os 2 valores/);
    expect(summarizeConferencia([apart, check()])).toBe('1 valor não confere; o outro confere.');
    expect(summarizeConferencia([apart, apart, check(), check()])).toBe(
      '2 valores não conferem; os outros 2 conferem.',
    );
    expect(summarizeConferencia([apart])).toBe('1 valor não confere.');
  });
});
