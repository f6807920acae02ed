import { describe, expect, it } from 'vitest';
import { resumeCards } from './resume-cards.ts';

const computed = (value: number) => ({ value, calculado: value, editado_por: null, editado_em: null });

describe('resumeCards', { tags: ['W-152', 'C-11'] }, () => {
  it('returns the four cards in order, without a figure where there is none', () => {
    expect(resumeCards([])).toEqual(
      ['Crédito', 'Restituído', 'Débito', 'Saldo'].map((label) => ({ label, figure: undefined })),
    );
  });

  it('prefers CREDITO to CREDITO_APURADO and leaves RUBRICA out', () => {
    const values = [
      { id: '1', typeValue: 'CREDITO_APURADO' as const, ...computed(10) },
      { id: '2', typeValue: 'CREDITO' as const, ...computed(20) },
      { id: '3', typeValue: 'RUBRICA' as const, ...computed(5) },
      { id: '4', typeValue: 'SALDO' as const, ...computed(0) },
    ];
    expect(resumeCards(values).map((card) => card.figure?.value)).toEqual([20, undefined, undefined, 0]);
    expect(resumeCards(values)[0]?.found).toBe(10);
    expect(resumeCards(values.slice(0, 1))[0]).toEqual({ label: 'Crédito', figure: values[0] });
  });

  it('includes RUBRICA only for Previdenciário', { tags: ['W-092'] }, () => {
    const labels = resumeCards([{ id: '1', typeValue: 'RUBRICA', ...computed(5) }], true).map(({ label }) => label);
    expect(labels).toEqual(['Crédito', 'Restituído', 'Débito', 'Saldo', 'Rubrica']);
  });
});
