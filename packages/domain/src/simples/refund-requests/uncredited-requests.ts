import { taxMonthOfCredit } from '../../recovery/credits/credit-calculation.ts';
import { requestedInTimeStatuses } from './refund-request-status.ts';
import type { RefundRequest } from './refund-requests.api.ts';

/** The month and the payment of a credit; no day while the payment is not entered. */
interface CreditedPayment {
  anoCompetencia: number | null;
  mesCompetencia: number | null;
  /** `AAAA-MM-DD`. */
  pagoEm: string | null;
}

type Request = Pick<RefundRequest, 'competencia' | 'pago_em' | 'situacao' | 'valor_pedido'>;

/**
 * Returns the requests that were made, were not denied, and have no credit. A credit of the same month without a payment
 * day was typed by hand and counts as that of one of its payments.
 */
export function uncreditedRequests<R extends Request>(
  requests: readonly R[],
  credits: readonly CreditedPayment[],
): (R & { valor_pedido: number })[] {
  const free = [...credits];
  const takeCredit = (competencia: string, pagoEm: string | null) => {
    const at = free.findIndex((credit) => taxMonthOfCredit(credit) === competencia && credit.pagoEm === pagoEm);
    return at >= 0 && free.splice(at, 1).length > 0;
  };
  return (
    requests
      .filter(isMade)
      // A credit with the day belongs to that payment, whatever the order of the requests.
      .filter(({ competencia, pago_em }) => !takeCredit(competencia, pago_em))
      .filter(({ competencia }) => !takeCredit(competencia, null))
  );
}

/** Whether a payment has a credit, and whether that is paid. */
export type CreditState = 'none' | 'open' | 'paid';

/** Returns the state of the credit that belongs to a payment, by the rule of `uncreditedRequests`. */
export function creditStateOf<R extends Request>(
  request: R,
  requests: readonly R[],
  credits: readonly (CreditedPayment & { isPago: boolean })[],
): CreditState {
  if (!isMade(request) || uncreditedRequests(requests, credits).some((one) => (one as Request) === request))
    return 'none';
  const ofMonth = credits.filter((credit) => taxMonthOfCredit(credit) === request.competencia);
  const own = ofMonth.find(({ pagoEm }) => pagoEm === request.pago_em) ?? ofMonth.find(({ pagoEm }) => pagoEm === null);
  return own?.isPago ? 'paid' : 'open';
}

function isMade<R extends Request>(request: R): request is R & { valor_pedido: number } {
  const { situacao, valor_pedido } = request;
  return requestedInTimeStatuses.includes(situacao) && valor_pedido !== null && valor_pedido > 0;
}
