import { taxMonthOfCredit } from '../../recovery/credits/credit-calculation.ts';
import { creditMonthOf } from './payment-name.ts';
import { requestedInTimeStatuses } from './refund-request-status.ts';
import type { RefundRequest } from './refund-requests.api.ts';

/** The month and the payment of a credit; no day while the payment is not entered. */
interface CreditedPayment {
  anoCompetencia: number | null;
  mesCompetencia: number | null;
  /** `AAAA-MM-DD`. */
  pagoEm: string | null;
  /** Name of the payment within its month; none for credits that were typed or found by an analysis. */
  pagamento?: string | null | undefined;
}

type Request = Pick<RefundRequest, 'competencia' | 'pagamento' | 'pago_em' | 'situacao' | 'valor_pedido'>;

/**
 * Returns the credit of each request that has one. A credit that names its payment belongs to it, whatever became of
 * the request. Other credits belong to requests that were made and were not denied: payments of one day take those of
 * that day in their order. A credit of the same month without a payment day was typed by hand and counts as that of
 * one of its payments.
 */
export function creditsOfRequests<R extends Request, C extends CreditedPayment>(
  requests: readonly R[],
  credits: readonly C[],
): Map<R, C> {
  const found = new Map<R, C>();
  for (const request of requests) {
    const named = credits.find(
      (credit) => taxMonthOfCredit(credit) === creditMonthOf(request) && credit.pagamento === request.pagamento,
    );
    if (named) found.set(request, named);
  }
  const free = credits.filter(({ pagamento }) => pagamento == null);
  const take = (request: R, pagoEm: string | null) => {
    const at = free.findIndex(
      (credit) => taxMonthOfCredit(credit) === creditMonthOf(request) && credit.pagoEm === pagoEm,
    );
    const [credit] = at < 0 ? [] : free.splice(at, 1);
    if (credit) found.set(request, credit);
  };
  const made = requests.filter((request) => isMade(request) && !found.has(request));
  // A credit with the day belongs to that payment, whatever the order of the requests.
  for (const request of made) take(request, request.pago_em);
  for (const request of made) if (!found.has(request)) take(request, null);
  return found;
}

/** Returns the requests that were made, were not denied, and have no credit by the rule of `creditsOfRequests`. */
export function uncreditedRequests<R extends Request>(
  requests: readonly R[],
  credits: readonly CreditedPayment[],
): (R & { valor_pedido: number })[] {
  const credited = creditsOfRequests(requests, credits);
  return requests.filter(isMade).filter((request) => !credited.has(request));
}

/** Whether a payment has a credit, and whether that is paid. */
export type CreditState = 'none' | 'open' | 'paid';

/** Returns the state of the credit that belongs to a payment. */
export function creditStateOf<R extends Request>(
  request: R,
  requests: readonly R[],
  credits: readonly (CreditedPayment & { isPago: boolean })[],
): CreditState {
  const credit = creditsOfRequests(requests, credits).get(request);
  if (!credit) return 'none';
  return credit.isPago ? 'paid' : 'open';
}

function isMade<R extends Request>(request: R): request is R & { valor_pedido: number } {
  const { situacao, valor_pedido } = request;
  return requestedInTimeStatuses.includes(situacao) && valor_pedido !== null && valor_pedido > 0;
}
