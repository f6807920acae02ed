import { dayInBrazil } from '@restitui/brazil/day.ts';
import { canSaveRefundRequests } from '@restitui/domain/simples/refund-requests/refund-requests.access.ts';
import type { RefundRequest, refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { refundRequestErrors as errors } from '@restitui/domain/simples/refund-requests/refund-requests.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { ErrorDefinition } from '@restitui/domain/wire/errors.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { listRefundPayments } from '../refund-payments.service.ts';
import { storeRequest } from '../refund-request-changes.service.ts';
import { lockRequestsOfProduct } from '../refund-requests.repository.ts';
import { editedRequest, isDuplicateRequest } from '../request-state.rules.ts';
import { keptOutcome } from '../request-steps.rules.ts';
import { syncFeeAlerts } from '../sync-fee-alerts.service.ts';

/**
 * Saves the state of the request for one DAS; the amount is stored with its first date. Decision and money that
 * contradict the new state are removed.
 */
export async function saveRefundRequest(
  context: Context<UserActor>,
  { params: { id_apuracao, competencia, pagamento }, body }: Input<typeof refundRequestsApi.save>,
): Promise<{ data: RefundRequest }> {
  const { db, tenant, actor, platform } = context;
  const { assessment, product } = await requireVisibleAssessment(context, id_apuracao);
  requireAccess(canSaveRefundRequests(actor), errors.refund_request_denied);
  await lockRequestsOfProduct(db, tenant, product.id);
  const payments = await listRefundPayments(context, assessment);
  const found = payments.find((one) => one.competencia === competencia && one.pagamento === pagamento);
  const before = required(found, errors.refund_payment_not_found);
  if (body.seen !== undefined && body.seen !== before.version) throw new AppError(errors.refund_request_changed);
  if (isDuplicateRequest(before, body.situacao)) throw new AppError(errors.refund_asked_elsewhere);
  const edit = editedRequest(body, before, before.total);
  const outcome = keptOutcome(edit.situacao, before);
  if (edit.data !== null && edit.data > dayInBrazil(platform.clock.now())) throw onDay(errors.refund_day_future);
  if (edit.data !== null && edit.data < before.pago_em) throw onDay(errors.refund_before_payment);
  const isLate = edit.data !== null && outcome.despacho !== null && edit.data > outcome.despacho.data;
  if (isLate) throw onDay(errors.refund_decision_before_request);
  const isPaidBefore = edit.data !== null && outcome.recebido !== null && edit.data > outcome.recebido.data;
  if (isPaidBefore) throw onDay(errors.refund_received_before);

  const steps = { ...edit, ...outcome, retificadora: before.retificadora };
  const data = await storeRequest(context, { id_apuracao, product }, before, steps);
  await syncFeeAlerts(context, product.id);
  return { data };
}

function onDay(error: ErrorDefinition): AppError {
  return new AppError(error, { issues: [{ path: 'data', message: error.message }] });
}
