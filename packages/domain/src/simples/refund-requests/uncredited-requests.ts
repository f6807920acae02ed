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
): R[] {
  const free = [...credits];
  const made = requests.filter(
    ({ situacao, valor_pedido }) => requestedInTimeStatuses.includes(situacao) && (valor_pedido ?? 0) > 0,
  );
  const claimed = new Set<R>();
  const claim = (request: R, isOf: (credit: CreditedPayment) => boolean) => {
    const [month, year] = request.competencia.split('/').map(Number);
    const at = free.findIndex(
      (credit) => credit.mesCompetencia === month && credit.anoCompetencia === year && isOf(credit),
    );
    if (at < 0) return;
    free.splice(at, 1);
    claimed.add(request);
  };
  // A credit with the day belongs to that payment, whatever the order of the requests.
  for (const request of made) claim(request, ({ pagoEm }) => pagoEm === request.pago_em);
  for (const request of made) if (!claimed.has(request)) claim(request, ({ pagoEm }) => pagoEm === null);
  return made.filter((request) => !claimed.has(request));
}
