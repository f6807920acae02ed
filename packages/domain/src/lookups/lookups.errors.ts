import { errors } from '../wire/errors.ts';

const cepFailed = 'Erro ao consultar informações do CEP no backend.';

export const lookupErrors = errors({
  cep_not_found: [404, 'CEP não encontrado.'],
  cep_unavailable: [502, cepFailed],
  cep_timeout: [504, cepFailed],
});
