import { paymentInMonth } from '@restitui/domain/simples/refund-requests/payment-name.ts';
import type { RefundRequest, refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { refundRequestErrors as errors } from '@restitui/domain/simples/refund-requests/refund-requests.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { type RefusedStep, recordSteps } from '../record-steps.service.ts';

/** Records a step of several payments, of all or of none; each refusal names its month. */
export async function saveRefundSteps(
  context: Context<UserActor>,
  { params: { id_apuracao }, body: { pagamentos } }: Input<typeof refundRequestsApi.saveSteps>,
): Promise<{ data: RefundRequest[] }> {
  return { data: await recordSteps(context, id_apuracao, pagamentos, refuseAll) };
}

function refuseAll(refused: readonly RefusedStep[]): never {
  const issues = refused.map(({ stepped: { competencia }, payment, index, field, message }) => ({
    path: `pagamentos.${index}${field ? `.passo.${field}` : ''}`,
    message: `${payment ? paymentInMonth(payment) : competencia}: ${message}`,
  }));
  throw new AppError(errors.refund_steps_refused, { issues });
}
