import { errors } from '../../wire/errors.ts';

export const feeErrors = errors({
  fees_denied: [403, 'Você não tem permissão para ver os honorários.'],
  fee_charge_denied: [403, 'Você não tem permissão para cobrar honorários.'],
  fee_payout_denied: [403, 'Você não tem permissão para registrar este repasse.'],
  fee_payout_not_found: [404, 'Repasse não encontrado.'],
  fee_receiver_not_found: [404, 'Este participante não tem honorários.'],
  fee_boleto_not_found: [404, 'Boleto não encontrado.'],
  fee_client_not_found: [404, 'Cliente não encontrado.'],
  fee_boleto_closed: [409, 'Este boleto foi cancelado ou já venceu no banco.'],
  fee_boleto_linked: [409, 'Este boleto já cobra honorários.'],
  fee_payout_beyond: [409, 'O repasse passa do valor em aberto deste participante.'],
  fee_payout_changed: [409, 'O valor em aberto mudou enquanto você preenchia. Confira e registre de novo.'],
  fee_payout_twice: [409, 'Já existe um repasse a este participante com esta referência.'],
  fee_payout_future: [400, 'A data não pode ficar depois de hoje.'],
  fee_payout_reversed: [409, 'Este repasse já foi estornado.'],
  fee_nothing_open: [409, 'Este cliente não tem honorários a cobrar.'],
});
