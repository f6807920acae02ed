import { describe, expect, it } from 'vitest';
import type { AnalysisChoice } from './analysis-choices.ts';
import type { AnalysisCell } from './file-analyses.api.ts';
import { judicialCredits, limitText, monthlyLimit } from './judicial-limit.ts';

const cell = (tese: string, corrigido: number, changes: Partial<AnalysisCell> = {}): AnalysisCell => ({
  ...{ tese, verba: 43, nome: 'Abono', classe: 'JUDICIAL_FAVORAVEL', fonte: 'STJ', a_conferir: false },
  ...{ condicoes: null, contavel: true, prescrito: false, trabalhadores: 1, base: 1, suspenso: 0, a_confirmar: 0 },
  ...{ partes: {}, credito: corrigido, corrigido },
  ...changes,
});
const action = (posicao: string, motivo: string): AnalysisChoice => ({
  ...{ chave: posicao, motivo, autor: 'Ana', em: '2026-09-15T12:00:00.000Z' },
  valor: { tipo: 'acao', posicao, ajuizada_em: '2020-05-04', transito_em: '2024-02-01' },
});

// PR-063
describe('the monthly limit of a judicial credit', () => {
  it.each([
    [9_999_999.99, undefined],
    [10_000_000, { meses: 12, por_mes: 833_333.33 }],
    [99_999_999.99, { meses: 12, por_mes: 8_333_333.33 }],
    [100_000_000, { meses: 20, por_mes: 5_000_000 }],
    [200_000_000, { meses: 30, por_mes: 6_666_666.66 }],
    [300_000_000, { meses: 40, por_mes: 7_500_000 }],
    [400_000_000, { meses: 50, por_mes: 8_000_000 }],
    [500_000_000, { meses: 60, por_mes: 8_333_333.33 }],
  ])('of %d reais is by the band of the Portaria', (amount, limit) => {
    expect(monthlyLimit(amount)).toEqual(limit);
  });

  it('is that of the whole action, over its positions and months', () => {
    const months = [
      { celulas: [cell('43', 6_000_000), cell('1', 50_000_000)] },
      { celulas: [cell('43', 1_000_000, { prescrito: true }), cell('42', 4_000_000), cell('7', 3)] },
    ];
    const credits = judicialCredits(
      [action('43', 'Processo 1'), action('42', ' Processo 1 '), action('7', 'Outro')],
      months,
    );
    expect(credits).toEqual([
      {
        ...{ processo: 'Processo 1', posicoes: ['43', '42'], corrigido: 10_000_000 },
        limite: { meses: 12, por_mes: 833_333.33 },
      },
      { processo: 'Outro', posicoes: ['7'], corrigido: 3, limite: undefined },
    ]);
  });

  it('names the law and the fewest months', () => {
    expect(limitText({ meses: 12, por_mes: 833_333.33 })).toMatch(/833\.333,33 por mês, em pelo menos 12 meses.*74-A/);
  });
});
