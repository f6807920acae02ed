import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { fileAnalysisServiceOf } from '@restitui/domain/recovery/file-analyses/file-analysis-service.ts';
import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { requestsByKey } from '@restitui/domain/simples/refund-requests/requests-elsewhere.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findProduct } from '../../recovery/products/products.repository.ts';
import { listEditedMonths } from '../analysis/edited-months.service.ts';
import { findReadyRun } from '../analysis/simples-runs.repository.ts';
import { listAnalysisPayments } from './analysis-payments.service.ts';
import { listRequests, listRequestsElsewhere, type RefundRequestRow } from './refund-requests.repository.ts';
import { refundablePayments, toOrphanRequest, toRefundRequestResponse } from './refundable-payments.rules.ts';

const keyOf = ({ competencia, pagamento }: Pick<RefundRequestRow, 'competencia' | 'pagamento'>) =>
  `${competencia} ${pagamento}`;

/** Sources of the payments; the clock decides which have expired. */
export interface PaymentSources extends Pick<Context, 'db' | 'tenant'> {
  platform: Pick<Platform, 'clock'>;
}

type Place = Pick<Assessment, 'id' | 'id_product'>;

/** Lists every payment with an amount to refund, in the order of expiry, with the state of its request. */
export async function listRefundPayments(context: PaymentSources, assessment: Place): Promise<RefundRequest[]> {
  const { db, tenant } = context;
  const product = await findProduct(db, tenant, assessment.id_product);
  const servico = product && fileAnalysisServiceOf(product.typeServico);
  return servico ? listAnalysisPayments(context, { ...assessment, servico }) : listDasPayments(context, assessment);
}

async function listDasPayments(
  { db, tenant }: PaymentSources,
  { id: id_apuracao, id_product }: Place,
): Promise<RefundRequest[]> {
  const run = await findReadyRun(db, tenant, id_apuracao);
  const months = run ? await listEditedMonths(db, tenant, run) : [];
  const payments = months.flatMap(({ row, declaracao, fatias }) =>
    refundablePayments({ row, detail: { declaracao, fatias } }),
  );
  const stored = new Map((await listRequests(db, tenant, id_apuracao)).map((row) => [keyOf(row), row]));
  const known = new Set(payments.map(keyOf));
  const orphans = [...stored.values()].filter((row) => row.situacao !== 'A_PEDIR' && !known.has(keyOf(row)));
  const elsewhere = requestsByKey(await listRequestsElsewhere(db, tenant, id_product, id_apuracao), keyOf);
  return [
    ...payments.map((payment) => toRefundRequestResponse(payment, stored.get(keyOf(payment)))),
    ...orphans.map(toOrphanRequest),
  ]
    .map((request) => ({ ...request, em_outra_apuracao: elsewhere.get(keyOf(request)) ?? null }))
    .toSorted((a, b) => (a.pago_em < b.pago_em ? -1 : 1));
}
