import type { RefundRequest } from '@restitui/domain/refund-requests/refund-requests.api.ts';
import type { Context } from '../../kernel/context.ts';
import { listEditedMonths } from '../simples-analysis/analysed-month.ts';
import { findReadyRun } from '../simples-analysis/simples-runs.repository.ts';
import { listRequests, type RefundRequestRow } from './refund-requests.repository.ts';
import { orphanOnWire, refundablePayments, requestOnWire } from './refundable-payments.ts';

const named = ({ competencia, pagamento }: Pick<RefundRequestRow, 'competencia' | 'pagamento'>) =>
  `${competencia} ${pagamento}`;

/** Every DAS with something to ask back, in the order in which they lapse, and what was asked before. */
export async function listRefundPayments(
  { db, tenant }: Pick<Context, 'db' | 'tenant'>,
  id_apuracao: string,
): Promise<RefundRequest[]> {
  const run = await findReadyRun(db, tenant, id_apuracao);
  const months = run ? await listEditedMonths(db, tenant, run) : [];
  const payments = months.flatMap(({ row, declaracao, fatias }) =>
    refundablePayments({ row, detail: { declaracao, fatias } }),
  );
  const stored = new Map((await listRequests(db, tenant, id_apuracao)).map((row) => [named(row), row]));
  const known = new Set(payments.map(named));
  const orphans = [...stored.values()].filter((row) => row.situacao !== 'A_PEDIR' && !known.has(named(row)));
  return [
    ...payments.map((payment) => requestOnWire(payment, stored.get(named(payment)))),
    ...orphans.map(orphanOnWire),
  ].toSorted((a, b) => (a.pago_em < b.pago_em ? -1 : 1));
}
