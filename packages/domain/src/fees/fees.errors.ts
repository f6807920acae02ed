import { errors } from '../wire/errors.ts';

export const feeErrors = errors({
  fees_denied: [403, 'Você não tem permissão para ver os honorários.'],
  fee_charge_denied: [403, 'Você não tem permissão para cobrar honorários.'],
  fee_boleto_not_found: [404, 'Boleto não encontrado.'],
  fee_client_not_found: [404, 'Cliente não encontrado.'],
  fee_boleto_closed: [409, 'Este boleto foi cancelado ou já venceu no banco.'],
  fee_boleto_linked: [409, 'Este boleto já cobra honorários.'],
  fee_nothing_open: [409, 'Este cliente não tem honorários a cobrar.'],
});
