import { reaisOf, roundedCents } from '@restitui/brazil/money.ts';
import { laidTotal } from '@restitui/domain/simples-analysis/laid-total.ts';
import type {
  AnalysisMonth,
  AnalysisRow,
  SimplesAnalysis,
} from '@restitui/domain/simples-analysis/simples-analysis.api.ts';

type Summary = NonNullable<SimplesAnalysis['resumo']>;

/** A month with its declaration and the slices in which the engine laid its refund on payments, the latest payment first. */
export type EditedMonth = { row: AnalysisRow } & Pick<AnalysisMonth, 'declaracao' | 'fatias'>;

/** The engine's sums, moved by what was corrected by hand: a corrected total lies on the payments as the computed one. */
export function editedSummary(computed: Summary, months: readonly Omit<EditedMonth, 'declaracao'>[]): Summary {
  const sums = {
    total_a_restituir: roundedCents(computed.total_a_restituir),
    prescrito: roundedCents(computed.prescrito),
    nao_pago: roundedCents(computed.nao_pago),
  } as Record<keyof Summary, number>;
  for (const month of months.filter(({ row }) => row.total_a_restituir !== row.total_calculado)) {
    for (const [sum, cents] of laid(month, month.row.total_a_restituir)) sums[sum] += cents;
    for (const [sum, cents] of laid(month, month.row.total_calculado)) sums[sum] -= cents;
  }
  return {
    total_a_restituir: reaisOf(sums.total_a_restituir),
    prescrito: reaisOf(sums.prescrito),
    nao_pago: reaisOf(sums.nao_pago),
  };
}

/** In which sums a total of the month lies, in cents; what is more than all payments together lies in none. */
function laid({ row, fatias }: Omit<EditedMonth, 'declaracao'>, total: number): [keyof Summary, number][] {
  if (fatias.length === 0) return [[sumOf(row), roundedCents(total)]];
  return laidTotal(total, row.total_calculado, fatias).map((reais, i) => [
    fatias[i]?.prescrito ? 'prescrito' : 'total_a_restituir',
    roundedCents(reais),
  ]);
}

function sumOf(row: AnalysisRow): keyof Summary {
  const has = (code: string) => row.alertas.some((alert) => alert.codigo === code);
  if (has('PRESCRITO')) return 'prescrito';
  return has('DAS_NAO_PAGO') ? 'nao_pago' : 'total_a_restituir';
}
