import { describe, expect, it } from 'vitest';
import { resumeFigures, type StoredFigure } from './resume-figures.ts';

const fresh: StoredFigure[] = (['CREDITO_APURADO', 'VALOR_REST', 'DEBITO', 'SALDO'] as const).map((typeValue) => ({
  typeValue,
  value: 0,
  typed: null,
}));
const withCredit: StoredFigure[] = [...fresh, { typeValue: 'CREDITO', value: 0, typed: null }];
const credits = { CREDITO: 1_186.58, VALOR_REST: 500.1 };

function typing(stored: StoredFigure[], typed: Partial<Record<StoredFigure['typeValue'], number>>): StoredFigure[] {
  return stored.map((figure) => ({ ...figure, typed: typed[figure.typeValue] ?? null }));
}

const valuesOf = (...args: Parameters<typeof resumeFigures>) =>
  Object.fromEntries([...resumeFigures(...args)].map(([type, { value }]) => [type, value]));

describe('resumeFigures', { tags: ['C-11'] }, () => {
  it('returns the stored figures while there are no credits, and a balance computed from them', () => {
    expect(valuesOf(fresh, {})).toEqual({ CREDITO_APURADO: 0, VALOR_REST: 0, DEBITO: 0, SALDO: 0 });
    const found = fresh.map((figure) => ({ ...figure, value: figure.typeValue === 'CREDITO_APURADO' ? 300 : 0 }));
    expect(valuesOf(typing(found, { DEBITO: 0.1, VALOR_REST: 0.2 }), {})).toMatchObject({ SALDO: 299.7 });
  });

  it('computes the figures from the credits: corrected credit, compensated amount and balance', () => {
    expect(valuesOf(withCredit, credits)).toEqual({
      CREDITO_APURADO: 0,
      CREDITO: 1_186.58,
      VALOR_REST: 500.1,
      DEBITO: 0,
      SALDO: 686.48,
    });
  });

  it('prefers a typed value and keeps the computed one next to it', () => {
    const figures = resumeFigures(typing(withCredit, { VALOR_REST: 600 }), credits);
    expect(figures.get('VALOR_REST')).toEqual({ calculado: 500.1, value: 600 });
    expect(figures.get('SALDO')).toEqual({ calculado: 586.58, value: 586.58 });
    const balance = resumeFigures(typing(withCredit, { SALDO: 0 }), credits).get('SALDO');
    expect(balance).toEqual({ calculado: 686.48, value: 0 });
  });

  it('drops the credit figure with the last credit, unless it was typed', () => {
    expect(resumeFigures(withCredit, {}).has('CREDITO')).toBe(false);
    expect(valuesOf(typing(withCredit, { CREDITO: 10 }), {})).toMatchObject({ CREDITO: 10, SALDO: 10 });
  });

  it('shows the unpaid debits of the months, which lower the balance', () => {
    const figures = valuesOf(fresh, { CREDITO_APURADO: 1_000, VALOR_REST: 300, DEBITO: 200 });
    expect(figures).toEqual({ CREDITO_APURADO: 1_000, VALOR_REST: 300, DEBITO: 200, SALDO: 500 });
  });

  it('has no balance without a credit figure', () => {
    const rubrica: StoredFigure[] = [{ typeValue: 'RUBRICA', value: 5, typed: null }];
    expect(valuesOf(rubrica, {})).toEqual({ RUBRICA: 5 });
    expect(valuesOf([{ typeValue: 'SALDO', value: 7, typed: null }], {})).toEqual({ SALDO: 7 });
  });
});
