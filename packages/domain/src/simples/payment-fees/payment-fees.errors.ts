import { type ErrorDefinition, errors } from '../../wire/errors.ts';
import type { FeeObstacle } from './payment-fee.ts';

export const paymentFeeErrors = errors({
  payment_fee_denied: [403, 'Você não tem permissão para ver os honorários dos pagamentos.'],
  payment_fee_book_denied: [403, 'Somente a equipe do provedor lança honorários.'],
  payment_fee_charge_denied: [403, 'Você não tem permissão para gerar o boleto dos honorários.'],
  payment_fee_not_found: [404, 'Pagamento não encontrado.'],
  payment_fee_not_received: [409, 'O dinheiro deste pagamento ainda não foi registrado.'],
  payment_fee_booked: [409, 'Os honorários deste pagamento já foram lançados.'],
  payment_fee_day_missing: [
    409,
    'O mês tem mais de um pagamento e um crédito sem o dia do pagamento. Informe o dia no crédito.',
  ],
  payment_fee_credit_unclear: [
    409,
    'O mês tem mais de um pagamento deste dia e um crédito pago que não diz de qual é. Marque o crédito como não pago e lance de novo.',
  ],
  payment_fee_elsewhere: [
    409,
    'Este pagamento já tem crédito usado em outra apuração deste produto. Corrija aquele crédito antes.',
  ],
  payment_fee_changed: [409, 'Os honorários deste pagamento mudaram enquanto você cobrava. Confira e repita.'],
  payment_fee_not_booked: [409, 'Lance os honorários sobre o valor recebido antes de gerar o boleto.'],
  payment_fee_charged: [409, 'Os honorários deste pagamento já estão em boleto.'],
  payment_fee_beyond: [409, 'O boleto passa dos honorários a cobrar deste pagamento.'],
  payment_fees_refused: [409, 'Nada foi lançado. Corrija os pagamentos apontados.'],
});

/** The refusal for each obstacle. */
export const feeObstacleErrors: Readonly<Record<FeeObstacle, ErrorDefinition>> = {
  LANCADO_EM_OUTRA: paymentFeeErrors.payment_fee_elsewhere,
  USADO_EM_OUTRA: paymentFeeErrors.payment_fee_elsewhere,
  CREDITO_SEM_DIA: paymentFeeErrors.payment_fee_day_missing,
  CREDITO_SEM_PAGAMENTO: paymentFeeErrors.payment_fee_credit_unclear,
};
