import { sumOfReais } from '@restitui/brazil/money.ts';
import type { AnalysisRow } from './analysis-row.ts';

/** The sum over months, reais. Refunds of time-barred, unpaid and partly paid months are excluded and shown. */
export interface AnalysisSummary {
  total_a_restituir: number;
  prescrito: number;
  nao_pago: number;
  /** Refund in excess of all known payments of its month. */
  acima_do_pago: number;
  /** Refund of the State's ICMS, requested separately: not in the total. */
  total_icms: number;
}

/** Sums rows in reais, with exact cents. */
export function summarise(rows: readonly AnalysisRow[]): AnalysisSummary {
  const left = (row: AnalysisRow) =>
    row.fora_da_soma.prescrito + row.fora_da_soma.nao_pago + row.fora_da_soma.acima_do_pago;
  const sum = (of: (row: AnalysisRow) => number) => sumOfReais(rows.map(of));
  return {
    total_a_restituir: sum((row) => row.total_a_restituir - left(row)),
    prescrito: sum((row) => row.fora_da_soma.prescrito),
    nao_pago: sum((row) => row.fora_da_soma.nao_pago),
    acima_do_pago: sum((row) => row.fora_da_soma.acima_do_pago),
    total_icms: sum((row) => row.total_icms),
  };
}
