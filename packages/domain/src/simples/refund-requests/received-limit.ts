import { type Cents, roundedCents, sumOfCents } from '@restitui/brazil/money.ts';
import { taxMonthOfCredit } from '../../recovery/credits/credit-calculation.ts';
import { creditMonthOf } from './payment-name.ts';
import type { RefundRequest } from './refund-requests.api.ts';

/** The place of a credit and what was used of it, in cents. */
interface PlacedCredit {
  anoCompetencia: number | null;
  mesCompetencia: number | null;
  /** `AAAA-MM-DD`; null while the payment is not entered. */
  pagoEm: string | null;
  /** Name of the payment within its month. */
  pagamento: string | null;
  compensacao: Cents;
}

type Payment = Pick<RefundRequest, 'competencia' | 'pagamento' | 'pago_em' | 'recebido'>;

/**
 * Returns what was received, in cents, for the payments that a credit may belong to, when the credit and the others of
 * those payments are used beyond it; undefined otherwise. The payments are the one that the credit names, those of its
 * day, or those of its month where it has no day. They have no limit while no money arrived. The sum of a month is
 * limited in any case once the money of all its payments arrived, because credits without a day may be of any of them.
 */
export function exceededReceipt(
  credit: PlacedCredit,
  others: readonly PlacedCredit[],
  payments: readonly Payment[],
): Cents | undefined {
  const month = taxMonthOfCredit(credit);
  const { pagoEm, pagamento } = credit;
  const ofMonth = [credit, ...others].filter((one) => taxMonthOfCredit(one) === month);
  const paid = payments.filter((payment) => creditMonthOf(payment) === month);
  const scopes = [
    { credits: ofMonth, payments: paid, needsAll: pagoEm !== null },
    {
      credits: ofMonth.filter((one) => one.pagoEm === pagoEm),
      payments: paid.filter(({ pago_em }) => pago_em === pagoEm),
      needsAll: pagamento !== null,
    },
    {
      credits: ofMonth.filter((one) => one.pagamento === pagamento && pagamento !== null),
      payments: paid.filter((payment) => payment.pagamento === pagamento),
      needsAll: false,
    },
  ];
  for (const { credits, payments: meant, needsAll } of scopes) {
    const received = meant.flatMap(({ recebido }) => (recebido ? roundedCents(recebido.valor) : []));
    const isLimited = received.length > 0 && (!needsAll || received.length === meant.length);
    const limit = sumOfCents(received);
    if (isLimited && sumOfCents(credits.map(({ compensacao }) => compensacao)) > limit) return limit;
  }
  return undefined;
}
