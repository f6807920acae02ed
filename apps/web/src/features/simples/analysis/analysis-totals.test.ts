import { diagnosisTexts } from '@restitui/domain/simples/analysis/diagnosis.ts';
import { exampleAnalysis, exampleRow } from '@restitui/domain/simples/analysis/example-rows.ts';
import { describe, expect, it } from 'vitest';
import { analysisTotals } from './analysis-totals.ts';

const today = '2026-11-21';

describe('totals of an analysis', () => {
  it('takes the sums from the server', () => {
    const rows = [exampleRow(), exampleRow({ competencia: '06/2025', diagnostico: diagnosisTexts.ja_segrega })];
    const analysis = exampleAnalysis(rows, { resumo: { total_a_restituir: 100, prescrito: 20, nao_pago: 30 } });
    expect(analysisTotals(analysis, today)).toMatchObject({
      total_a_restituir: 100,
      prescrito: 20,
      nao_pago: 30,
      meses: 2,
    });
  });

  it('weights coverage by the revenue of each month', () => {
    const rows = [exampleRow({ sem_subs_rb: 300, cobertura: 1 }), exampleRow({ sem_subs_rb: 100, cobertura: 0 })];
    expect(analysisTotals(exampleAnalysis(rows), today).cobertura).toBe(0.75);
    expect(analysisTotals(exampleAnalysis([]), today).cobertura).toBeNull();
  });

  it('sums what expires soon, without expired and unpaid months', () => {
    const rows = [
      exampleRow({ prescreve_em: '2027-01-20', total_a_restituir: 0.1 }),
      exampleRow({ prescreve_em: '2026-12-21', total_a_restituir: 0.2 }),
      exampleRow({ prescreve_em: '2026-11-20', total_a_restituir: 50 }),
      exampleRow({ prescreve_em: '2026-12-01', alertas: [{ codigo: 'DAS_NAO_PAGO', texto: 'DAS não pago' }] }),
      exampleRow({ prescreve_em: '2026-12-01', total_a_restituir: 0 }),
      exampleRow({ prescreve_em: null }),
    ];
    expect(analysisTotals(exampleAnalysis(rows), today).aPrescrever).toEqual({
      valor: 0.3,
      meses: 2,
      primeira: '2026-12-21',
    });
  });

  it('returns what expired after the analysis, which its sum still includes', () => {
    const rows = [
      exampleRow({ prescreve_em: '2026-11-20', total_a_restituir: 50 }),
      exampleRow({ prescreve_em: '2026-11-21', total_a_restituir: 1 }),
      exampleRow({ prescreve_em: '2026-01-20', alertas: [{ codigo: 'PRESCRITO', texto: 'Prescrito' }] }),
    ];
    expect(analysisTotals(exampleAnalysis(rows), today).prescritoDesde).toBe(50);
  });
});
