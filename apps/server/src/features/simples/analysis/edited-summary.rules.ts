import { reaisOf, roundedCents, sumOfReais } from '@restitui/brazil/money.ts';
import { allocateTotal } from '@restitui/domain/simples/analysis/allocate-total.ts';
import type { StrengthAmounts } from '@restitui/domain/simples/analysis/claim-strength.ts';
import type {
  AnalysisMonth,
  AnalysisRow,
  SimplesAnalysis,
} from '@restitui/domain/simples/analysis/simples-analysis.api.ts';

type Summary = NonNullable<SimplesAnalysis['resumo']>;

type Sum = Exclude<keyof Summary, 'forca'>;

/** A month with its declaration and the slices of its refund per payment, latest payment first. */
export type EditedMonth = { row: AnalysisRow } & Pick<AnalysisMonth, 'declaracao' | 'fatias'>;

/**
 * Returns the engine's sums adjusted by the totals that users corrected. A corrected total is allocated to the payments
 * in the same way as the computed one.
 */
export function editedSummary(computed: Summary, months: readonly Omit<EditedMonth, 'declaracao'>[]): Summary {
  const sums: Record<Sum, number> = {
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
    forca: strengthSummary(months),
  };
}

/** Returns the sum of all months by strength, without expired and unpaid parts; null when a refund was not assessed. */
function strengthSummary(months: readonly Omit<EditedMonth, 'declaracao'>[]): StrengthAmounts | null {
  const sums = { certa: 0, defensavel: 0, a_provar: 0, a_revisar: 0 };
  for (const month of months) {
    const { forca, total_a_restituir: total } = month.row;
    if (!forca && total > 0) return null;
    if (!forca) continue;
    const inSum = (reais: number) =>
      allocate(month, reais).reduce((cents, [sum, part]) => cents + (sum === 'total_a_restituir' ? part : 0), 0);
    const [certain, defensible, whole] = [forca.certa, sumOfReais([forca.certa, forca.defensavel]), total].map(inSum);
    sums.certa += certain ?? 0;
    sums.defensavel += (defensible ?? 0) - (certain ?? 0);
    sums.a_provar += (whole ?? 0) - (defensible ?? 0);
    sums.a_revisar += inSum(sumOfReais([total, forca.a_revisar])) - (whole ?? 0);
  }
  return {
    certa: reaisOf(sums.certa),
    defensavel: reaisOf(sums.defensavel),
    a_provar: reaisOf(sums.a_provar),
    a_revisar: reaisOf(sums.a_revisar),
  };
}

/** Returns the part of a month's total that the sum of the analysis contains, in reais. */
export function countedTotal(month: Omit<EditedMonth, 'declaracao'>): number {
  const parts = allocate(month, month.row.total_a_restituir).filter(([sum]) => sum === 'total_a_restituir');
  return reaisOf(parts.reduce((cents, [, part]) => cents + part, 0));
}

/** Returns the sums to which a total of the month belongs, in cents. The excess over all payments belongs to none. */
function allocate({ row, fatias }: Omit<EditedMonth, 'declaracao'>, total: number): [Sum, number][] {
  if (fatias.length === 0) return [[sumOf(row), roundedCents(total)]];
  return allocateTotal(total, row.total_calculado, fatias).map((reais, i) => [
    fatias[i]?.prescrito ? 'prescrito' : 'total_a_restituir',
    roundedCents(reais),
  ]);
}

function sumOf(row: AnalysisRow): Sum {
  const has = (code: string) => row.alertas.some((alert) => alert.codigo === code);
  if (has('PRESCRITO')) return 'prescrito';
  return has('DAS_NAO_PAGO') ? 'nao_pago' : 'total_a_restituir';
}
