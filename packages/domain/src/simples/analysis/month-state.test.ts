import { describe, expect, it } from 'vitest';
import { diagnosisTexts } from './diagnosis.ts';
import { isBlockedByPayment, isDeclared, monthState, monthStateText } from './month-state.ts';

const today = '2026-11-23';
const month = { diagnostico: diagnosisTexts.oportunidade, alertas: [], prescreve_em: '2030-06-20' };
const missing = { codigo: 'SEM_PGDAS', texto: 'Falta a declaração.' };

describe('monthState', { tags: ['W-137'] }, () => {
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

  it.each([
    ['a refund whose DAS was not paid', {}, 'Disponível, DAS não pago'],
    ['an expired refund whose DAS was not paid', { prescreve_em: '2026-11-22' }, 'Prescrito'],
    ['a month without refund whose DAS was not paid', { diagnostico: diagnosisTexts.ja_segrega }, 'Indisponível'],
  ])('adds the missing payment to a state that would promise money: %s', (_, changed, text) => {
    const row = { ...month, ...changed, alertas: [{ codigo: 'DAS_NAO_PAGO', texto: 'Não pago.' }] };
    expect(monthStateText(row, today)).toBe(text);
    expect(isBlockedByPayment(row, today)).toBe(text.includes('não pago'));
  });

  it('leaves the state of a paid month as it is', () => {
    expect(monthStateText(month, today)).toBe('Disponível');
    expect(isBlockedByPayment(month, today)).toBe(false);
  });
});
