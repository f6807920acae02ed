import { laidTotal, paymentNames } from './laid-total.ts';
import type { RefundSlice } from './refund-slice.ts';
import type { AnalysisRow } from './simples-analysis.api.ts';

/** A month with its declaration and the slices in which the engine laid its refund on payments. */
interface SlicedMonth {
  row: Pick<AnalysisRow, 'competencia' | 'total_a_restituir' | 'total_calculado' | 'prescreve_em'>;
  declaracao: { pago_em: string | null; vencimento: string } | null;
  fatias: readonly RefundSlice[];
}

/** What of a month can lapse, by payment. Reais; dates `AAAA-MM-DD`. */
export interface LaidSlice {
  competencia: string;
  pagamento: string;
  pago_em: string;
  valor: number;
  prescreve_em: string;
}

/**
 * A month's total, corrections by hand included, on the payments behind it; nothing of an unpaid month. One that was
 * struck out by hand stands as nothing on its latest payment: no older apuração speaks for the month then.
 */
export function laySlices({ row, declaracao, fatias }: SlicedMonth): LaidSlice[] {
  const { competencia, total_a_restituir: total, prescreve_em } = row;
  if (fatias.length === 0) {
    const pago_em = declaracao?.pago_em ?? declaracao?.vencimento;
    if (!prescreve_em || !pago_em || (total <= 0 && row.total_calculado <= 0)) return [];
    return [{ competencia, pagamento: pago_em, pago_em, valor: total, prescreve_em }];
  }
  const names = paymentNames(fatias);
  return laidTotal(total, row.total_calculado, fatias)
    .map((valor, i) => ({ ...(fatias[i] as (typeof fatias)[number]), valor, pagamento: names[i] as string }))
    .filter(({ valor }, i) => valor > 0 || (total === 0 && i === 0))
    .map(({ pagamento, pago_em, valor, prescreve_em: lapse }) => ({
      ...{ competencia, pagamento, pago_em, valor },
      prescreve_em: lapse,
    }));
}
