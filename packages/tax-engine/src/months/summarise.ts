import { sumOfReais } from '@restitui/brazil/money.ts';
import type { AnalysisRow, StrengthAmounts } from './analysis-row.ts';

/** The sum over months, reais. Refunds of time-barred, unpaid and partly paid months are excluded and shown. */
export interface AnalysisSummary {
  total_a_restituir: number;
  prescrito: number;
  nao_pago: number;
  /** Refund in excess of all known payments of its month. */
  acima_do_pago: number;
  /** Refund of the State's ICMS, requested separately: not in the total. */
  total_icms: number;
  /** `total_a_restituir` by strength, and what undecided items would add; null when no month was assessed. */
  forca: StrengthAmounts | null;
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
    forca: sumStrengths(rows.flatMap(({ forca_na_soma }) => forca_na_soma ?? [])),
  };
}

function sumStrengths(months: readonly StrengthAmounts[]): StrengthAmounts | null {
  if (months.length === 0) return null;
  const sum = (of: keyof StrengthAmounts) => sumOfReais(months.map((month) => month[of]));
  return { certa: sum('certa'), defensavel: sum('defensavel'), a_provar: sum('a_provar'), a_revisar: sum('a_revisar') };
}
