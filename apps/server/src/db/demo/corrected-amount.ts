import { type Cents, reaisOf, roundedCents } from '@restitui/brazil/money.ts';
import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import type { SelicMonth } from '@restitui/domain/operations/lookups/selic-series.ts';
import { calculateCredit } from '@restitui/domain/recovery/credits/credit-calculation.ts';
import { yearAndMonth } from '@restitui/domain/recovery/credits/credit-month.ts';

/** The payment whose refund is corrected. */
interface CorrectedPayment {
  /** `MM/AAAA`. */
  competencia: string;
  /** `AAAA-MM-DD`. */
  pago_em: string;
}

/** Returns an amount with the Selic from its payment up to the month of the money. */
export function correctedAmount(
  { competencia, pago_em }: CorrectedPayment,
  granted: Cents,
  month: TaxMonth,
  series: readonly SelicMonth[],
): Cents {
  const amounts = { creditOrigin: reaisOf(granted), compensacao: 0, comissao_porcentagem: 0 };
  const entry = { ...yearAndMonth(competencia), ...amounts, pagoEm: pago_em, mesRestituicao: month };
  return roundedCents(calculateCredit(entry, series, month).corrigido);
}
