import type { Assessment } from '@restitui/domain/assessments/assessments.api.ts';
import { safeFromLapse } from '@restitui/domain/refund-requests/refund-request-status.ts';
import type { RefundRequest, RequestElsewhere } from '@restitui/domain/refund-requests/refund-requests.api.ts';
import type { Context } from '../../kernel/context.ts';
import { listEditedMonths } from '../simples-analysis/analysed-month.ts';
import { findReadyRun } from '../simples-analysis/simples-runs.repository.ts';
import { listRequests, listRequestsElsewhere, type RefundRequestRow } from './refund-requests.repository.ts';
import { orphanOnWire, refundablePayments, requestOnWire } from './refundable-payments.ts';

const named = ({ competencia, pagamento }: Pick<RefundRequestRow, 'competencia' | 'pagamento'>) =>
  `${competencia} ${pagamento}`;

/** Every DAS with something to ask back, in the order in which they lapse, and what was asked before. */
export async function listRefundPayments(
  { db, tenant }: Pick<Context, 'db' | 'tenant'>,
  { id: id_apuracao, id_product }: Pick<Assessment, 'id' | 'id_product'>,
): Promise<RefundRequest[]> {
  const run = await findReadyRun(db, tenant, id_apuracao);
  const months = run ? await listEditedMonths(db, tenant, run) : [];
  const payments = months.flatMap(({ row, declaracao, fatias }) =>
    refundablePayments({ row, detail: { declaracao, fatias } }),
  );
  const stored = new Map((await listRequests(db, tenant, id_apuracao)).map((row) => [named(row), row]));
  const known = new Set(payments.map(named));
  const orphans = [...stored.values()].filter((row) => row.situacao !== 'A_PEDIR' && !known.has(named(row)));
  const elsewhere = await requestsElsewhere({ db, tenant }, { id: id_apuracao, id_product });
  return [
    ...payments.map((payment) => requestOnWire(payment, stored.get(named(payment)))),
    ...orphans.map(orphanOnWire),
  ]
    .map((request) => ({ ...request, em_outra_apuracao: elsewhere.get(named(request)) ?? null }))
    .toSorted((a, b) => (a.pago_em < b.pago_em ? -1 : 1));
}

/** Of each payment the request that stands, else the newest. */
async function requestsElsewhere(
  { db, tenant }: Pick<Context, 'db' | 'tenant'>,
  { id, id_product }: Pick<Assessment, 'id' | 'id_product'>,
): Promise<Map<string, RequestElsewhere>> {
  const newestFirst = await listRequestsElsewhere(db, tenant, id_product, id);
  const standingLast = newestFirst.toReversed().toSorted((a, b) => Number(isSafe(a)) - Number(isSafe(b)));
  return new Map(
    standingLast.map(({ competencia, pagamento, ...request }) => [named({ competencia, pagamento }), request]),
  );
}

const isSafe = ({ situacao }: Pick<RequestElsewhere, 'situacao'>) => safeFromLapse.includes(situacao);
