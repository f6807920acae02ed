import { errors } from '../../wire/errors.ts';

export const secondFactorErrors = errors({
  /** `data` of the response carries the challenge. */
  second_factor_required: [403, 'Confirme a sua identidade com o segundo fator.'],
  second_factor_enrolment_required: [403, 'Cadastre um segundo fator para continuar.'],
  wrong_second_factor: [403, 'Confirmação recusada. Verifique e tente novamente.'],
  second_factor_expired: [403, 'A confirmação expirou. Comece novamente.'],
  too_many_second_factors: [429, 'Muitas tentativas de confirmação. Aguarde e tente novamente.'],
  factor_not_found: [404, 'Fator não encontrado.'],
  factor_limit: [409, 'Você já tem o número máximo de fatores. Remova um para cadastrar outro.'],
  last_factor_required: [409, 'A sua conta precisa de um segundo fator. Cadastre outro antes de remover este.'],
  enrolment_expired: [409, 'O cadastro expirou. Comece novamente.'],
  wrong_enrolment_code: [400, 'Código incorreto. Confira o horário do aparelho e digite o código atual.'],
  wrong_passkey: [400, 'A chave de acesso não pôde ser verificada. Tente novamente.'],
  factor_reset_denied: [403, 'Você não pode remover o segundo fator desta pessoa.'],
  no_factor: [409, 'Esta pessoa não tem segundo fator.'],
});
