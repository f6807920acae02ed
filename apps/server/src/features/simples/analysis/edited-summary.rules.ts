import { reaisOf, roundedCents } from '@restitui/brazil/money.ts';
import { allocateTotal } from '@restitui/domain/simples/analysis/allocate-total.ts';
import type {
  AnalysisMonth,
  AnalysisRow,
  SimplesAnalysis,
} from '@restitui/domain/simples/analysis/simples-analysis.api.ts';

type Summary = NonNullable<SimplesAnalysis['resumo']>;

/** A month with its declaration and the slices of its refund per payment, latest payment first. */
export type EditedMonth = { row: AnalysisRow } & Pick<AnalysisMonth, 'declaracao' | 'fatias'>;

/**
 * Returns the engine's sums adjusted by the totals that users corrected. A corrected total is allocated to the payments
 * in the same way as the computed one.
 */
export function editedSummary(computed: Summary, months: readonly Omit<EditedMonth, 'declaracao'>[]): Summary {
  const sums: Record<keyof Summary, number> = {
    total_a_restituir: roundedCents(computed.total_a_restituir),
    prescrito: roundedCents(computed.prescrito),
    nao_pago: roundedCents(computed.nao_pago),
  };
  for (const month of months.filter(({ row }) => row.total_a_restituir !== row.total_calculado)) {
    for (const [sum, cents] of allocate(month, month.row.total_a_restituir)) sums[sum] += cents;
    for (const [sum, cents] of allocate(month, month.row.total_calculado)) sums[sum] -= cents;
  }
  return {
    total_a_restituir: reaisOf(sums.total_a_restituir),
    prescrito: reaisOf(sums.prescrito),
    nao_pago: reaisOf(sums.nao_pago),
  };
}

/** Returns the sums to which a total of the month belongs, in cents. The excess over all payments belongs to none. */
function allocate({ row, fatias }: Omit<EditedMonth, 'declaracao'>, total: number): [keyof Summary, number][] {
  if (fatias.length === 0) return [[sumOf(row), roundedCents(total)]];
  return allocateTotal(total, row.total_calculado, fatias).map((reais, i) => [
    fatias[i]?.prescrito ? 'prescrito' : 'total_a_restituir',
    roundedCents(reais),
  ]);
}

function sumOf(row: AnalysisRow): keyof Summary {
  const has = (code: string) => row.alertas.some((alert) => alert.codigo === code);
  if (has('PRESCRITO')) return 'prescrito';
  return has('DAS_NAO_PAGO') ? 'nao_pago' : 'total_a_restituir';
}
