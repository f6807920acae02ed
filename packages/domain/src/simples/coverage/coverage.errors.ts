import { errors } from '../../wire/errors.ts';

export const coverageErrors = errors({
  coverage_confirm_denied: [403, 'Somente a equipe do provedor pode confirmar a cobertura de um mês.'],
  coverage_unknown: [404, 'A cobertura desta competência não foi calculada. Envie os arquivos novamente.'],
  coverage_not_low: [400, 'A cobertura desta competência não precisa de confirmação.'],
});
