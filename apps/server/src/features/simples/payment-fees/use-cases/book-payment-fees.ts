import { toDay } from '@restitui/brazil/day.ts';
import { reaisOf, sumOfReais } from '@restitui/brazil/money.ts';
import { taxMonthOfDay } from '@restitui/brazil/tax-month.ts';
import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { yearAndMonth } from '@restitui/domain/recovery/credits/credit-month.ts';
import { changedCreditFields } from '@restitui/domain/recovery/credits/edited-credit.ts';
import { feeObstacleOf, feeOnReceived } from '@restitui/domain/simples/payment-fees/payment-fee.ts';
import { canBookPaymentFees } from '@restitui/domain/simples/payment-fees/payment-fees.access.ts';
import type { paymentFeesApi } from '@restitui/domain/simples/payment-fees/payment-fees.api.ts';
import {
  paymentFeeErrors as errors,
  feeObstacleErrors as obstacleErrors,
} from '@restitui/domain/simples/payment-fees/payment-fees.errors.ts';
import { creditMonthOf, paymentInMonth } from '@restitui/domain/simples/refund-requests/payment-name.ts';
import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { ReceivedRefund } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { ErrorDefinition } from '@restitui/domain/wire/errors.ts';
import { AppError, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { bookCredit } from '../../../billing/fees/book-fee.service.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { requireVisibleAssessment } from '../../../recovery/assessments/assessment.gate.ts';
import { requireOpenAssessment } from '../../../recovery/assessments/open-assessment.gate.ts';
import { addCredits } from '../../../recovery/credits/add-credits.service.ts';
import { toEnteredCredit, toStoredCredit } from '../../../recovery/credits/credit.wire.ts';
import { updateCredit } from '../../../recovery/credits/credits.repository.ts';
import { freeCreditOfMonth } from '../../refund-requests/free-credit.service.ts';
import { type PaymentWithFee, readPaymentFees } from '../../refund-requests/read-payment-fees.service.ts';
import { lockRequestsOfProduct } from '../../refund-requests/refund-requests.repository.ts';
import { syncFeeAlerts } from '../../refund-requests/sync-fee-alerts.service.ts';

interface Received extends PaymentWithFee {
  recebido: ReceivedRefund;
}

/**
 * Enters the fees of payments whose money arrived: the credit of each is paid with what was received, in the month of
 * the money, and is added where it is missing. Of all payments or of none.
 */
export async function bookPaymentFees(
  context: Context,
  { params: { id_apuracao }, body: { pagamentos } }: Input<typeof paymentFeesApi.book>,
): Promise<{ data: { linhas: number; valor: number } }> {
  // In the order of those who record steps: the requests of the product, then the assessment.
  const { product } = await requireVisibleAssessment(context, id_apuracao);
  await lockRequestsOfProduct(context.db, context.tenant, product.id);
  const { assessment } = await requireOpenAssessment(context, id_apuracao, {
    allowed: canBookPaymentFees(context.actor),
    refusal: errors.payment_fee_book_denied,
  });
  const known = await readPaymentFees(context, assessment);
  const checked = pagamentos.map(({ competencia, pagamento }) => {
    const found = known.find(({ request }) => request.competencia === competencia && request.pagamento === pagamento);
    return { name: found ? paymentInMonth(found.request) : competencia, outcome: bookable(found) };
  });
  const issues = checked.flatMap(({ name, outcome }, i) =>
    'refusal' in outcome ? { path: `pagamentos.${i}`, message: `${name}: ${outcome.refusal.message}` } : [],
  );
  const [first] = checked.flatMap(({ outcome }) => ('refusal' in outcome ? outcome.refusal : []));
  if (first) throw new AppError(checked.length === 1 ? first : errors.payment_fees_refused, { issues });

  const requests = known.map(({ request }) => request);
  const fees: number[] = [];
  for (const { outcome } of checked) {
    if ('refusal' in outcome) continue;
    await bookFeeOf(context, assessment, outcome, requests);
    fees.push(reaisOf(feeOnReceived(outcome.recebido.valor, outcome.percentual)));
  }
  await syncFeeAlerts(context, product.id);
  return { data: { linhas: fees.length, valor: sumOfReais(fees) } };
}

function bookable(payment: PaymentWithFee | undefined): Received | { refusal: ErrorDefinition } {
  if (!payment) return { refusal: errors.payment_fee_not_found };
  const { recebido, situacao } = payment.request;
  if (recebido === null || situacao !== 'PAGO') return { refusal: errors.payment_fee_not_received };
  if (payment.isBooked) return { refusal: errors.payment_fee_booked };
  const obstacle = feeObstacleOf(payment.request, payment);
  return obstacle ? { refusal: obstacleErrors[obstacle] } : { ...payment, recebido };
}

async function bookFeeOf(
  context: Context,
  assessment: Assessment,
  { request, credit, recebido }: Received,
  requests: readonly RefundRequest[],
) {
  const { db, tenant } = context;
  const { pagamento, pago_em, valor_pedido, total } = request;
  const month = creditMonthOf(request);
  const pagoEm = toDay(pago_em);
  if (!credit) await freeCreditOfMonth(context, assessment, request, requests);
  const [added] = credit
    ? []
    : await addCredits(context, assessment, [
        { ...yearAndMonth(month), ...{ pagoEm, pagamento, creditOrigin: valor_pedido ?? total } },
      ]);
  const row = required(credit ?? added, errors.payment_fee_not_found);
  const before = toEnteredCredit(row);
  const use = {
    pagoEm,
    compensacao: recebido.valor,
    isPago: true,
    mesRestituicao: taxMonthOfDay(toDay(recebido.data)),
  };
  const changed = changedCreditFields(before, use);
  const stored = { ...toStoredCredit(changed), pagamento };
  await updateCredit(db, tenant, row.id, stored);
  await bookCredit(context, row, { ...row, ...stored });
  await recordChanges(context, { entity: 'CREDITO', ...before }, before, changed);
}
