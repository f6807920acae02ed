import { sumOfReais } from '@restitui/brazil/money.ts';
import { isNearExpiry } from '@restitui/domain/simples/analysis/month-expiry.ts';
import type { SimplesAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';

export interface AnalysisTotals {
  total_a_restituir: number;
  meses: number;
  /** 0 to 1 over the goods revenue of all months; null without any. */
  cobertura: number | null;
  /** Amount that expires within 90 days, with its earliest date. */
  aPrescrever: { valor: number; meses: number; primeira: string | null };
  prescrito: number;
  nao_pago: number;
  /** Amount that expired after the reference day of the analysis and is still in the sum. */
  prescritoDesde: number;
}

const hasAlert = (row: SimplesAnalysis['analises'][number], codigo: string) =>
  row.alertas.some((alert) => alert.codigo === codigo);

/** Computes the figures above the months. The sum is the server's, which excludes expired and unpaid months. */
export function analysisTotals(analysis: SimplesAnalysis, today: string): AnalysisTotals {
  const { analises, resumo } = analysis;
  const declared = analises.reduce((sum, row) => sum + row.sem_subs_rb + row.com_subs_rb, 0);
  const explained = analises.reduce((sum, row) => sum + row.cobertura * (row.sem_subs_rb + row.com_subs_rb), 0);
  const expiring = analises.filter((row) => isNearExpiry(row, today));

  const expiredSince = analises.filter(
    (row) => row.prescreve_em !== null && row.prescreve_em < today && !hasAlert(row, 'PRESCRITO'),
  );

  return {
    total_a_restituir: resumo?.total_a_restituir ?? 0,
    meses: analises.length,
    cobertura: declared > 0 ? explained / declared : null,
    aPrescrever: {
      valor: sumTotals(expiring),
      meses: expiring.length,
      primeira: expiring.map((row) => row.prescreve_em ?? '').sort()[0] ?? null,
    },
    prescrito: resumo?.prescrito ?? 0,
    nao_pago: resumo?.nao_pago ?? 0,
    prescritoDesde: sumTotals(expiredSince),
  };
}

function sumTotals(rows: SimplesAnalysis['analises']): number {
  return sumOfReais(rows.map((row) => row.total_a_restituir));
}
