import { canReadPaymentFees } from '@restitui/domain/simples/payment-fees/payment-fees.access.ts';
import type { PaymentFee, paymentFeesApi } from '@restitui/domain/simples/payment-fees/payment-fees.api.ts';
import { paymentFeeErrors as errors } from '@restitui/domain/simples/payment-fees/payment-fees.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { readPaymentFees } from '../../refund-requests/read-payment-fees.service.ts';
import { toPaymentFee } from '../payment-fee.wire.ts';

/** Lists the fees of the payments of a case whose money arrived. */
export async function listPaymentFees(
  context: Context,
  { params: { id_apuracao } }: Input<typeof paymentFeesApi.list>,
): Promise<{ data: PaymentFee[] }> {
  const { assessment } = await requireVisibleAssessment(context, id_apuracao);
  requireAccess(canReadPaymentFees(context.actor), errors.payment_fee_denied);
  const payments = await readPaymentFees(context, assessment);
  return { data: payments.flatMap((payment) => toPaymentFee(payment, context.actor) ?? []) };
}
