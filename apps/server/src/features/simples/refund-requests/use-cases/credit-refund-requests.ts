import { toDay } from '@restitui/brazil/day.ts';
import { canEditCredits } from '@restitui/domain/recovery/credits/credits.access.ts';
import { creditMonthOf } from '@restitui/domain/simples/refund-requests/payment-name.ts';
import type { refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { refundRequestErrors as errors } from '@restitui/domain/simples/refund-requests/refund-requests.errors.ts';
import { uncreditedRequests } from '@restitui/domain/simples/refund-requests/uncredited-requests.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireOpenAssessment } from '../../../recovery/assessments/open-assessment.gate.ts';
import { addFoundCredits } from '../../../recovery/credits/add-credits.service.ts';
import { listCredits } from '../../../recovery/credits/credits.repository.ts';
import { freeCreditOfMonth } from '../free-credit.service.ts';
import { listRefundPayments } from '../refund-payments.service.ts';
import { syncFeeAlerts } from '../sync-fee-alerts.service.ts';

/** Adds the credit of each request that was made and has none: month, payment day and the amount that was requested. */
export async function creditRefundRequests(
  context: Context,
  { params: { id_apuracao } }: Input<typeof refundRequestsApi.credit>,
): Promise<{ data: { linhas: number; valor: number } }> {
  const { db, tenant, actor } = context;
  const { assessment } = await requireOpenAssessment(context, id_apuracao, {
    allowed: canEditCredits(actor),
    refusal: errors.refund_request_denied,
  });
  const payments = await listRefundPayments(context, assessment);
  const uncredited = uncreditedRequests(payments, await listCredits(db, tenant, id_apuracao));
  if (uncredited.length === 0) throw new AppError(errors.refund_requests_credited);
  for (const request of uncredited) await freeCreditOfMonth(context, assessment, request, payments);
  const found = uncredited.map((request) => {
    const { pagamento, pago_em, valor_pedido } = request;
    return { competencia: creditMonthOf(request), pagamento, pagoEm: toDay(pago_em), valor: valor_pedido };
  });
  const added = await addFoundCredits(context, assessment, found);
  await syncFeeAlerts(context, assessment.id_product);
  return { data: added };
}
