import { reaisOf, roundedCents } from '@restitui/brazil/money.ts';
import { type TaxMonth, taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import type { SelicMonth } from '@restitui/domain/operations/lookups/selic-series.ts';
import { correctBySelic, type SelicCorrection } from '@restitui/domain/recovery/credits/selic-correction.ts';

/** The refund of one payment. */
export interface PaidPart {
  /** `AAAA-MM-DD`. */
  pago_em: string;
  /** Reais. */
  valor: number;
}

export interface CorrectedPart extends PaidPart {
  corrigido: number;
  conta: SelicCorrection;
}

/** Returns the value of a payment's refund in a month, corrected by Selic. */
export function correctedPart<P extends PaidPart>(part: P, to: TaxMonth, series: readonly SelicMonth[]) {
  const from = taxMonthOfDay(part.pago_em);
  const conta = correctBySelic({ value: roundedCents(part.valor), from, to }, series);
  return { ...part, corrigido: reaisOf(conta.corrigido), conta };
}
