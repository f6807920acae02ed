import { type Cents, reaisOf, zeroCents } from '@restitui/brazil/money.ts';
import {
  chargeableFee,
  excessOfCharges,
  feeObstacleOf,
  feeOnReceived,
  feeState,
  paidBeyondFee,
} from '@restitui/domain/simples/payment-fees/payment-fee.ts';
import { canReadPaymentCharges } from '@restitui/domain/simples/payment-fees/payment-fees.access.ts';
import type { PaymentFee } from '@restitui/domain/simples/payment-fees/payment-fees.api.ts';
import type { ReceivedRefund } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import type { Context } from '../../../kernel/context.ts';
import type { FeeFigures } from '../../billing/fees/fee-figures.repository.ts';
import type { PaymentWithFee } from '../refund-requests/read-payment-fees.service.ts';

/** Returns what can still be charged of the fee of a payment, in cents. */
export function chargeableOf(
  { percentual, fee }: Pick<PaymentWithFee, 'percentual' | 'fee'>,
  recebido: ReceivedRefund,
): Cents {
  return fee ? chargeableFee(fee.apurado, feeOnReceived(recebido.valor, percentual), fee) : zeroCents;
}

/**
 * Builds the answer for a payment whose money arrived, or whose fee was charged and has no money any more, which is to be
 * given back or was; undefined for others.
 */
export function toPaymentFee(payment: PaymentWithFee, actor: Context['actor']): PaymentFee | undefined {
  const { request, percentual, isBooked, elsewhere, fee, credit } = payment;
  const { competencia, pagamento } = request;
  const isLost = request.recebido === null && fee !== undefined && isCharged(fee);
  if (request.recebido === null && !isLost) return undefined;
  const recebido = request.recebido ?? { data: '', valor: 0 };
  const chargeable = chargeableOf(payment, recebido);
  const limit = feeOnReceived(recebido.valor, percentual);
  const excess = fee ? excessOfCharges(fee.apurado, limit, fee) : zeroCents;
  const obstacle = feeObstacleOf(request, payment);
  const seesCharges = canReadPaymentCharges(actor);
  return {
    ...{ competencia, pagamento, recebido: recebido.valor, percentual },
    honorario: reaisOf(limit),
    situacao: feeState(isBooked || isLost, { chargeable, excess }),
    apurado: fee ? reaisOf(fee.apurado) : null,
    impedimento: obstacle
      ? { tipo: obstacle, id_apuracao: elsewhere?.id_apuracao ?? null, apuracao: elsewhere?.apuracao ?? null }
      : null,
    cobranca: seesCharges
      ? {
          cobrado: reaisOf(fee?.cobrado ?? 0),
          pago: reaisOf(fee?.pago ?? 0),
          a_cobrar: reaisOf(chargeable),
          excesso: reaisOf(excess),
          boletos: fee?.boletos ?? [],
          id_credit: (fee && credit?.id) ?? null,
          a_devolver: reaisOf(fee ? paidBeyondFee(fee.apurado, fee.pago) : zeroCents),
          devolucoes: fee?.devolucoes ?? [],
        }
      : null,
  };
}

/** Returns whether boletos ask for a fee, or took it, also if they gave it back. */
function isCharged({ cobrado, pago, devolucoes }: FeeFigures): boolean {
  return cobrado + pago > 0 || devolucoes.length > 0;
}
