import { errors } from '../../wire/errors.ts';

const cepFailed = 'Erro ao consultar informações do CEP no backend.';
const cnpjFailed = 'Erro ao buscar informações do CNPJ.';

export const lookupErrors = errors({
  cnpj_not_found: [404, 'Nenhuma informação encontrada para este CNPJ.'],
  cnpj_unavailable: [502, cnpjFailed],
  cnpj_timeout: [504, cnpjFailed],
  cep_not_found: [404, 'CEP não encontrado.'],
  cep_unavailable: [502, cepFailed],
  cep_timeout: [504, cepFailed],
  place_unavailable: [502, 'Todos os serviços de localização falharam.'],
});
