import { allocateTotal, paymentNames } from './allocate-total.ts';
import type { RefundSlice } from './refund-slice.ts';
import type { AnalysisRow } from './simples-analysis.api.ts';

/** A month with its declaration and the engine's slices of its refund per payment. */
interface SlicedMonth {
  row: Pick<AnalysisRow, 'competencia' | 'total_a_restituir' | 'total_calculado' | 'prescreve_em'>;
  declaracao: { pago_em: string | null; vencimento: string } | null;
  fatias: readonly RefundSlice[];
}

/** An amount that can expire, by payment. Reais; dates `AAAA-MM-DD`. */
export interface AllocatedSlice {
  competencia: string;
  pagamento: string;
  pago_em: string;
  valor: number;
  prescreve_em: string;
}

/**
 * Allocates a month's total, corrections included, to its payments; empty for an unpaid month. A total corrected to
 * zero gives a slice of zero on the latest payment, so that no older assessment counts for the month.
 */
export function allocateSlices({ row, declaracao, fatias }: SlicedMonth): AllocatedSlice[] {
  const { competencia, total_a_restituir: total, prescreve_em } = row;
  if (fatias.length === 0) {
    const pago_em = declaracao?.pago_em ?? declaracao?.vencimento;
    if (!prescreve_em || !pago_em || (total <= 0 && row.total_calculado <= 0)) return [];
    return [{ competencia, pagamento: pago_em, pago_em, valor: total, prescreve_em }];
  }
  const names = paymentNames(fatias);
  const totals = allocateTotal(total, row.total_calculado, fatias);
  return fatias
    .map(({ pago_em, prescreve_em }, i) => ({
      ...{ competencia, pagamento: names[i] ?? pago_em, pago_em, prescreve_em },
      valor: totals[i] ?? 0,
    }))
    .filter(({ valor }, i) => valor > 0 || (total === 0 && i === 0));
}
