import { canSaveRefundRequests } from '@restitui/domain/simples/refund-requests/refund-requests.access.ts';
import type { RefundRequest, refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { refundRequestErrors as errors } from '@restitui/domain/simples/refund-requests/refund-requests.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { listRequests } from '../../../recovery/file-analyses/analysis-requests.repository.ts';
import { editRequest } from '../edit-request.service.ts';
import { listRefundPayments } from '../refund-payments.service.ts';
import { lockRequestsOfProduct } from '../refund-requests.repository.ts';

/** Saves the state of the request for one payment. */
export async function saveRefundRequest(
  context: Context<UserActor>,
  { params: { id_apuracao, competencia, pagamento }, body }: Input<typeof refundRequestsApi.save>,
): Promise<{ data: RefundRequest }> {
  const { db, tenant, actor } = context;
  const { assessment, product } = await requireVisibleAssessment(context, id_apuracao);
  requireAccess(canSaveRefundRequests(actor), errors.refund_request_denied);
  await lockRequestsOfProduct(db, tenant, product.id);
  const payments = await listRefundPayments(context, assessment);
  const found = payments.find((one) => one.competencia === competencia && one.pagamento === pagamento);
  const before = required(found, errors.refund_payment_not_found);
  if (body.seen !== undefined && body.seen !== before.version) throw new AppError(errors.refund_request_changed);
  const rows = before.teses.length > 0 ? await listRequests(db, tenant, id_apuracao) : [];
  return { data: await editRequest(context, { id_apuracao, product, rows }, before, body) };
}
