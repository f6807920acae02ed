import type { AnalysisRow } from './analysis-row.ts';

/** The sum over months, reais. The refund of lapsed, unpaid and partly paid months is left out and shown. */
export interface AnalysisSummary {
  total_a_restituir: number;
  prescrito: number;
  nao_pago: number;
  /** Refund beyond all known payments of its month. */
  acima_do_pago: number;
  /** Refund of the State's ICMS, asked apart: not in the total. */
  total_icms: number;
}

function sumReais(rows: readonly AnalysisRow[], of: (row: AnalysisRow) => number): number {
  return rows.reduce((cents, row) => cents + Math.round(of(row) * 100), 0) / 100;
}

export function summarise(rows: readonly AnalysisRow[]): AnalysisSummary {
  const left = (row: AnalysisRow) =>
    row.fora_da_soma.prescrito + row.fora_da_soma.nao_pago + row.fora_da_soma.acima_do_pago;
  return {
    total_a_restituir: sumReais(rows, (row) => row.total_a_restituir - left(row)),
    prescrito: sumReais(rows, (row) => row.fora_da_soma.prescrito),
    nao_pago: sumReais(rows, (row) => row.fora_da_soma.nao_pago),
    acima_do_pago: sumReais(rows, (row) => row.fora_da_soma.acima_do_pago),
    total_icms: sumReais(rows, (row) => row.total_icms),
  };
}
