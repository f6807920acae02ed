import { sumOfReais } from '@restitui/brazil/money.ts';
import { describe, expect, it } from 'vitest';
import { contributionLines, escrituracaoLabel, icmsOfMonth, isSpedMonth } from './sped-month.ts';

/** W4 of sped-engine: the credits exceed the debit. */
const w4 = {
  ...{ icms_destacado: 3600, icms_ja_excluido: 0, icms_devolucoes: 0, icms_em_duvida: 0, icms_a_excluir: 3600 },
  ...{ icms_pis: 59.4, icms_cofins: 273.6, pis_devido_antes: 30, pis_devido_depois: 0, pis_a_recuperar: 30 },
  ...{ pis_credito_liberado: 29.4, cofins_devido_antes: 0, cofins_devido_depois: 0, cofins_a_recuperar: 0 },
  ...{ cofins_credito_liberado: 273.6 },
};

describe('figures of a SPED month', { tags: ['SP-120'] }, () => {
  it('divides the ICMS into four parts that add up to it', () => {
    const { destacado, partes } = icmsOfMonth({
      ...{ icms_destacado: 10.03, icms_ja_excluido: 1.01, icms_devolucoes: 2.02, icms_em_duvida: 3, icms_a_excluir: 4 },
    });
    expect(partes.map(({ valor }) => valor)).toEqual([4, 1.01, 3, 2.02]);
    expect(sumOfReais(partes.map(({ valor }) => valor))).toBe(destacado);
  });

  it('lists reductions, amounts due, the recoverable payment and freed credit, without lines of 0', () => {
    expect(contributionLines(w4).map(({ nome, pis, cofins }) => [nome, pis, cofins])).toEqual([
      ['Redução pelo ICMS', 59.4, 273.6],
      ['Devido antes', 30, 0],
      ['Devido depois', 0, 0],
      ['Pagamento a recuperar', 30, 0],
      ['Crédito liberado', 29.4, 273.6],
    ]);
  });

  it('sums the reductions when there are several', () => {
    // W3 of sped-engine.
    const w3 = { icms_pis: 2.34, icms_cofins: 10.8, mono_pis: 6.5, mono_cofins: 30 };
    expect(contributionLines(w3).slice(0, 3)).toEqual([
      expect.objectContaining({ pis: 2.34, cofins: 10.8 }),
      expect.objectContaining({ pis: 6.5, cofins: 30 }),
      expect.objectContaining({ nome: 'Redução total', pis: 8.84, cofins: 40.8 }),
    ]);
  });

  it('says regime and kind of the file in words', () => {
    expect(escrituracaoLabel({ regime: 'NAO_CUMULATIVO', retificadora: true })).toBe('Não cumulativo, retificadora');
    expect(escrituracaoLabel({ regime: 'CUMULATIVO', retificadora: false })).toBe('Cumulativo, original');
    expect(escrituracaoLabel({})).toBe('');
    expect([isSpedMonth({ valores: w4 }), isSpedMonth({ valores: {} })]).toEqual([true, false]);
  });
});
