import { taxMonthOfCredit } from '../../recovery/credits/credit-calculation.ts';
import { creditMonthOf, isOfAnnual13th } from '../../simples/refund-requests/payment-name.ts';
import { creditsOfRequests } from '../../simples/refund-requests/uncredited-requests.ts';
import type { OwnPayment } from './own-payment.ts';

interface OwnCredit {
  id_apuracao: string;
  id_product: string;
  anoCompetencia: number | null;
  mesCompetencia: number | null;
  pagoEm: string | null;
  pagamento: string | null;
}

interface ClaimedCredits<C> {
  /** Credits of payments whose money arrived. */
  received: Set<C>;
  /** Credits that count as the amount of a request, whatever became of it. */
  requested: Set<C>;
}

/**
 * Assigns the credits of a company to its requests: named, or by month and day. A denied request takes what the others
 * leave, so that its credit does not count as one that can still be requested. A credit of another assessment of the
 * product, or of a request that is not listed any more, counts as that of a request of its month.
 * @param productOf the product of each assessment
 */
export function claimedCredits<C extends OwnCredit>(
  payments: readonly OwnPayment[],
  credits: readonly C[],
  productOf: ReadonlyMap<string, string>,
): ClaimedCredits<C> {
  const received = new Set<C>();
  const requested = new Set<C>();
  for (const [id_apuracao, held] of Map.groupBy(payments, (payment) => payment.id_apuracao)) {
    const own = credits.filter((credit) => credit.id_apuracao === id_apuracao);
    const found = creditsOfPayments(held, own);
    for (const [payment, credit] of found) {
      if (payment.recebido !== null) received.add(credit);
      if (hasAmount(payment)) requested.add(credit);
    }
    const taken = new Set(found.values());
    // Denied requests, and those without an amount.
    const left = held.filter((payment) => !found.has(payment) && hasAmount(payment));
    const asked = left.map((payment) => ({ ...payment, situacao: 'PEDIDO' as const, valor: 1 }));
    const rest = creditsOfPayments(
      asked,
      own.filter((credit) => !taken.has(credit)),
    );
    for (const credit of rest.values()) requested.add(credit);
  }
  const counted = payments.filter(hasAmount);
  for (const credit of credits) {
    if (counted.some((payment) => mayBeOf(credit, payment, productOf))) requested.add(credit);
  }
  return { received, requested };
}

function creditsOfPayments<C extends OwnCredit>(
  payments: readonly OwnPayment[],
  credits: readonly C[],
): Map<OwnPayment, C> {
  const requests = payments.map((payment) => ({
    ...payment,
    ...{ payment, pago_em: payment.pago_em ?? '', valor_pedido: payment.valor },
  }));
  return new Map([...creditsOfRequests(requests, credits)].map(([{ payment }, credit]) => [payment, credit]));
}

/** Returns whether a request counts by its own amount: one from before amounts were recorded counts by its credit. */
function hasAmount({ situacao, valor, despacho }: Pick<OwnPayment, 'situacao' | 'valor' | 'despacho'>): boolean {
  return situacao === 'PAGO' || situacao === 'INDEFERIDO' || despacho !== null || valor !== null;
}

function mayBeOf(credit: OwnCredit, payment: OwnPayment, productOf: ReadonlyMap<string, string>): boolean {
  if (payment.id_apuracao === credit.id_apuracao && credit.pagamento === null) return false;
  if (productOf.get(payment.id_apuracao) !== credit.id_product) return false;
  if (creditMonthOf(payment) !== taxMonthOfCredit(credit)) return false;
  if (credit.pagoEm !== null && payment.pago_em !== null && credit.pagoEm !== payment.pago_em) return false;
  return credit.pagamento === null || isOfAnnual13th(credit.pagamento) === isOfAnnual13th(payment.pagamento);
}
