import type { Conferencia } from '@restitui/domain/simples-analysis/conferencia.ts';
import { describe, expect, it } from 'vitest';
import { conferenciaDifference, conferenciaSummary, conferenciaValue } from './conferencia-words.ts';

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

describe('the words of a check', () => {
  it('show money and months', () => {
    expect(conferenciaValue(1234.5)).toMatch(/1\.234,50$/);
    expect(conferenciaValue('05/2025')).toBe('05/2025');
  });

  it('show a difference with its sign, and none as a dash', () => {
    expect(conferenciaDifference(check())).toBe('—');
    expect(conferenciaDifference(check({ diferenca: 0.04, confere: false }))).toMatch(/^\+R\$.0,04$/);
    expect(conferenciaDifference(check({ diferenca: -5, confere: false }))).toMatch(/^−R\$.5,00$/);
    expect(conferenciaDifference(check({ diferenca: null, confere: false }))).toBe('Diferente');
    expect(conferenciaDifference(check({ diferenca: null }))).toBe('—');
  });

  it('count what agrees', () => {
    const apart = check({ confere: false });
    expect(conferenciaSummary([check(), check()])).toMatch(/^Todos os 2 valores/);
    expect(conferenciaSummary([apart, check()])).toBe('1 valor não confere; o outro confere.');
    expect(conferenciaSummary([apart, apart, check(), check()])).toBe('2 valores não conferem; os outros 2 conferem.');
    expect(conferenciaSummary([apart])).toBe('1 valor não confere.');
  });
});
