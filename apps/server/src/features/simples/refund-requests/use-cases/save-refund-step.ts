import type { RefundRequest, refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { refundRequestErrors as errors } from '@restitui/domain/simples/refund-requests/refund-requests.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { type RefusedStep, recordSteps } from '../record-steps.service.ts';

/** Records one step of a payment. */
export async function saveRefundStep(
  context: Context<UserActor>,
  { params: { id_apuracao, competencia, pagamento }, body }: Input<typeof refundRequestsApi.saveStep>,
): Promise<{ data: RefundRequest }> {
  const [saved] = await recordSteps(context, id_apuracao, [{ competencia, pagamento, ...body }], refuseOne);
  return { data: required(saved, errors.refund_payment_not_found) };
}

function refuseOne([refused]: readonly RefusedStep[]): never {
  const { error, field, message } = required(refused, errors.refund_steps_refused);
  throw new AppError(error, { message, ...(field && { issues: [{ path: `passo.${field}`, message }] }) });
}
