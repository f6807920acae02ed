import { laidTotal, paymentNames } from '@restitui/domain/simples-analysis/laid-total.ts';
import type { EditedMonth } from './edited-summary.ts';

/** What of a month can lapse, by payment. Reais; dates `AAAA-MM-DD`. */
export interface LaidSlice {
  competencia: string;
  pagamento: string;
  pago_em: string;
  valor: number;
  prescreve_em: string;
}

/** A month's total, corrections by hand included, on the payments behind it; nothing of an unpaid month. */
export function laySlices({ row, declaracao, fatias }: EditedMonth): LaidSlice[] {
  const { competencia, total_a_restituir: total, prescreve_em } = row;
  if (fatias.length === 0) {
    const pago_em = declaracao?.pago_em ?? declaracao?.vencimento;
    if (!prescreve_em || !pago_em || total <= 0) return [];
    return [{ competencia, pagamento: pago_em, pago_em, valor: total, prescreve_em }];
  }
  const names = paymentNames(fatias);
  return laidTotal(total, row.total_calculado, fatias)
    .map((valor, i) => ({ ...(fatias[i] as (typeof fatias)[number]), valor, pagamento: names[i] as string }))
    .filter(({ valor }) => valor > 0)
    .map(({ pagamento, pago_em, valor, prescreve_em: lapse }) => ({
      ...{ competencia, pagamento, pago_em, valor },
      prescreve_em: lapse,
    }));
}
