import { type Cents, lesserCents, reaisOf, roundedCents } from '@restitui/brazil/money.ts';
import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { feeOnReceived } from '@restitui/domain/simples/payment-fees/payment-fee.ts';
import { creditMonthOf } from '@restitui/domain/simples/refund-requests/payment-name.ts';
import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { refundRequestErrors as errors } from '@restitui/domain/simples/refund-requests/refund-requests.errors.ts';
import { usedAfterDecision } from '@restitui/domain/simples/refund-requests/refund-step-rules.ts';
import { isChargedBeyond } from '@restitui/domain/simples/refund-requests/taken-use.ts';
import type { CreditRow } from '../../recovery/credits/credits.repository.ts';
import { isCharged } from './charged-money.service.ts';
import { type PaymentWithFee, readPaymentFees } from './read-payment-fees.service.ts';
import type { PaymentSources } from './refund-payments.service.ts';
import { type DecidedUse, planReports, type ReportCorrection, type UseRefusal } from './reported-use.service.ts';

/** A credit and what remains used of it. */
export interface CreditCorrection {
  credit: CreditRow;
  compensacao: Cents;
  /** The payment that the credit belongs to, also once its request is denied. */
  pagamento: string;
}

/** The records of a use that a decision lowers. */
export interface UsePlan {
  credit: CreditCorrection | undefined;
  report: ReportCorrection | undefined;
}

/** Plans for each decision that takes back a use which records follow it, or why it is refused. Changes nothing. */
export async function planUses(
  context: PaymentSources,
  assessment: Pick<Assessment, 'id' | 'id_product' | 'id_client'>,
  taken: readonly DecidedUse[],
): Promise<(UsePlan | UseRefusal)[]> {
  if (taken.length === 0) return [];
  const payments = await readPaymentFees(context, assessment);
  const reports = await planReports(context, assessment, taken);
  return taken.map((use, i) => {
    const credit = planCredit(use, payments);
    const report = reports[i];
    if (credit && 'refusal' in credit) return credit;
    return report && 'refusal' in report ? report : { credit, report };
  });
}

/** Finds a payment with its credit and fee. */
function paymentOf({ competencia, pagamento }: RefundRequest, payments: readonly PaymentWithFee[]) {
  return payments.find(({ request }) => request.competencia === competencia && request.pagamento === pagamento);
}

function planCredit(
  { before, decision }: DecidedUse,
  payments: readonly PaymentWithFee[],
): CreditCorrection | UseRefusal | undefined {
  const payment = paymentOf(before, payments);
  const used = roundedCents(before.recebido?.valor ?? 0);
  const left = roundedCents(usedAfterDecision(decision));
  const isAllLeft = decision.uso_mantido !== null && left === used;
  if (isAllLeft || !payment || !isCharged(payment)) return undefined;
  if (decision.uso_mantido === null) {
    return { refusal: errors.refund_use_charged, message: errors.refund_use_alone.message, place: 'CREDITOS' };
  }
  const { credit, elsewhere, isDayMissing, isCreditUnclear, fee } = payment;
  if (elsewhere) {
    const message = `O crédito deste pagamento está usado em ${elsewhere.apuracao}. Corrija aquele crédito antes.`;
    return { refusal: errors.refund_use_elsewhere, message, place: 'APURACAO', key: elsewhere.id_apuracao };
  }
  // A credit that may be of another payment, or is used beyond this one, is corrected by hand.
  const isNamed = credit?.pagamento != null || !payments.some(({ request }) => sharesDay(request, before));
  const isOwn = credit !== undefined && isNamed && !isDayMissing && !isCreditUnclear && credit.compensacao <= used;
  if (!isOwn) {
    return { refusal: errors.refund_use_unclear, message: errors.refund_use_unclear.message, place: 'CREDITOS' };
  }
  const compensacao = lesserCents(credit.compensacao, left);
  const earned = feeOnReceived(reaisOf(compensacao), credit.comissao_porcentagem);
  if (fee && isChargedBeyond(fee, earned)) {
    return { refusal: errors.refund_use_on_boleto, message: errors.refund_use_on_boleto.message, place: 'BOLETOS' };
  }
  const isKept = credit.compensacao === compensacao && (compensacao > 0 || !credit.isPago);
  return isKept ? undefined : { credit, compensacao, pagamento: before.pagamento };
}

/** Returns whether another payment has the month and day of a payment, so that a credit without a name may be of either. */
function sharesDay(other: RefundRequest, payment: RefundRequest): boolean {
  const isSame = other.competencia === payment.competencia && other.pagamento === payment.pagamento;
  return !isSame && creditMonthOf(other) === creditMonthOf(payment) && other.pago_em === payment.pago_em;
}
