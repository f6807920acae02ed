import { describe, expect, it } from 'vitest';
import { diagnosisTexts } from './diagnosis.ts';
import { isDeclared, monthState } from './month-state.ts';

const today = '2026-11-23';
const month = { diagnostico: diagnosisTexts.oportunidade, alertas: [], prescreve_em: '2030-06-20' };
const missing = { codigo: 'SEM_PGDAS', texto: 'Falta a declaração.' };

describe('monthState', () => {
  it.each([
    ['a refund that can be claimed', month, 'Disponível'],
    ['a refund on its last day', { ...month, prescreve_em: today }, 'Disponível'],
    ['an expired refund', { ...month, prescreve_em: '2026-11-22' }, 'Prescrito'],
    ['a refund without a date', { ...month, prescreve_em: null }, 'Disponível'],
    [
      'an old month without refund',
      { ...month, diagnostico: diagnosisTexts.ja_segrega, prescreve_em: '2020-01-20' },
      'Indisponível',
    ],
    ['a month without declaration', { ...month, diagnostico: diagnosisTexts.erro, alertas: [missing] }, 'Falta PGDAS'],
    ['a month with another problem', { ...month, diagnostico: diagnosisTexts.erro }, 'Erro'],
  ])('names %s', (_, row, state) => {
    expect(monthState(row, today)).toBe(state);
  });

  it('knows the declared amounts of a month with a declaration only', () => {
    expect(isDeclared(month)).toBe(true);
    expect(isDeclared({ alertas: [missing] })).toBe(false);
  });
});
