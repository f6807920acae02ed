import { type Cents, integerCents, lesserCents, roundedCents, zeroCents } from '@restitui/brazil/money.ts';
import { z } from 'zod';
import { percentOfCents } from '../../recovery/credits/selic-correction.ts';
import type { RefundRequest } from '../refund-requests/refund-requests.api.ts';

/** The credit of a payment as far as its fee follows from it; amount in reais. */
export interface UsedCredit {
  compensacao: number;
  isPago: boolean;
  comissao_porcentagem: number;
}

/** State of the fee of a payment whose money arrived: not entered for that amount, entered, or on boletos exactly. */
export type PaymentFeeState = 'A_LANCAR' | 'LANCADO' | 'COBRADO';

/** Returns the fee on a received amount, half up to the cent; reais and percent in, cents out. */
export function feeOnReceived(received: number, percent: number): Cents {
  return percentOfCents(roundedCents(received), String(percent));
}

/** Returns whether the fee was entered for what was received: the credit is paid with exactly that amount. */
export function isFeeBooked(request: Pick<RefundRequest, 'recebido'>, credit: UsedCredit | undefined): boolean {
  const { recebido } = request;
  if (recebido === null || !credit?.isPago) return false;
  return roundedCents(credit.compensacao) === roundedCents(recebido.valor);
}

/**
 * Why a fee can be neither entered nor charged although its money arrived: a credit under another assessment is paid for
 * the payment or used, a credit of the month has no day, or a paid one does not say of which payment it is.
 */
export const feeObstacle = z.enum(['LANCADO_EM_OUTRA', 'USADO_EM_OUTRA', 'CREDITO_SEM_DIA', 'CREDITO_SEM_PAGAMENTO']);
export type FeeObstacle = z.infer<typeof feeObstacle>;

/** Facts about the credits that a payment's fee may be entered with. */
interface FeeFacts {
  isBooked: boolean;
  /** A credit of the payment under another assessment of the product that is used or charged; a paid one before others. */
  elsewhere: { isPago: boolean } | undefined;
  /** Other payments of the month may be meant by a credit without a day. */
  isDayMissing: boolean;
  /** A paid credit may be of this payment or of another one. */
  isCreditUnclear: boolean;
}

/** Returns what keeps a fee from being entered, or from being charged once it is entered; undefined when nothing does. */
export function feeObstacleOf(
  { teses }: Pick<RefundRequest, 'teses'>,
  { isBooked, elsewhere, isDayMissing, isCreditUnclear }: FeeFacts,
): FeeObstacle | undefined {
  if (elsewhere) return elsewhere.isPago ? 'LANCADO_EM_OUTRA' : 'USADO_EM_OUTRA';
  if (isDayMissing && !isBooked) return 'CREDITO_SEM_DIA';
  // The entered fee of a DAS has a credit of its name.
  return isCreditUnclear && (!isBooked || teses.length > 0) ? 'CREDITO_SEM_PAGAMENTO' : undefined;
}

/**
 * Returns whether a payment waits for its fee: money arrived, and a fee above zero is entered neither for it nor under
 * another assessment.
 * @param percentual percentage of the payment's credit, or else of the contract
 */
export function isFeeMissing(
  request: Pick<RefundRequest, 'recebido' | 'situacao' | 'teses'>,
  { percentual, ...facts }: FeeFacts & { percentual: number },
): boolean {
  const { recebido, situacao } = request;
  if (recebido === null || situacao !== 'PAGO' || facts.isBooked) return false;
  if (feeObstacleOf(request, facts) === 'LANCADO_EM_OUTRA') return false;
  return feeOnReceived(recebido.valor, percentual) > zeroCents;
}

/** Amounts charged of a fee, in cents: on open boletos, and paid. */
export interface FeeCharges {
  cobrado: Cents;
  pago: Cents;
}

/**
 * Returns what can still be charged of a payment's fee: at most the contract's share of what was received, less what is
 * on open boletos or paid.
 */
export function chargeableFee(apurado: Cents, limit: Cents, { cobrado, pago }: FeeCharges): Cents {
  return integerCents(Math.max(lesserCents(apurado, limit) - cobrado - pago, 0));
}

/** Returns what boletos ask or took beyond the fee, in cents: after a receipt was corrected, for instance. */
export function excessOfCharges(apurado: Cents, limit: Cents, { cobrado, pago }: FeeCharges): Cents {
  return integerCents(Math.max(cobrado + pago - lesserCents(apurado, limit), 0));
}

/** Returns what was paid beyond a fee, in cents: it is to be given back. */
export function paidBeyondFee(apurado: Cents, pago: Cents): Cents {
  return integerCents(Math.max(pago - apurado, 0));
}

/** The rest of a fee that can be charged, and what was charged beyond the fee, in cents. */
interface OpenCharges {
  chargeable: Cents;
  excess: Cents;
}

/** Returns the state of a fee. Users who may not see charges get it too: a charged fee ends their step. */
export function feeState(isBooked: boolean, { chargeable, excess }: OpenCharges): PaymentFeeState {
  if (!isBooked) return 'A_LANCAR';
  return chargeable === zeroCents && excess === zeroCents ? 'COBRADO' : 'LANCADO';
}
