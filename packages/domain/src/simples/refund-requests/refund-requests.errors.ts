import { errors } from '../../wire/errors.ts';

export const refundRequestErrors = errors({
  refund_request_denied: [403, 'Somente a equipe do provedor altera a situação de um pedido.'],
  refund_payment_not_found: [404, 'Não há valor a pedir neste pagamento.'],
  refund_asked_elsewhere: [
    409,
    'Este pagamento já foi pedido em outra apuração do mesmo produto. Altere o pedido que está lá.',
  ],
  refund_requests_credited: [409, 'Não há pedido feito sem crédito nesta apuração.'],
  refund_request_changed: [
    409,
    'Outra pessoa alterou este pedido enquanto você editava. Confira os campos e salve de novo.',
  ],
});
