import { errors } from '../../wire/errors.ts';

export const privacyErrors = errors({
  person_not_found: [404, 'Pessoa não encontrada.'],
  request_not_found: [404, 'Solicitação não encontrada.'],
  privacy_denied: [403, 'Somente o CEO, ou o TI do provedor, pode tratar dos dados de outras pessoas.'],
  erasure_decide_denied: [403, 'Quem decide é um CEO, e nunca quem fez o pedido ou de quem ele trata.'],
  own_data_provisional: [403, 'Troque a senha provisória para baixar ou apagar os seus dados.'],
  erasure_asked: [409, 'Já existe uma solicitação aberta para esta pessoa.'],
  erasure_decided: [409, 'Esta solicitação já foi decidida.'],
  reason_missing: [400, 'Diga por que o pedido foi recusado.'],
});
