import { errors } from '../../wire/errors.ts';

export const supportErrors = errors({
  reports_denied: [403, 'Somente o CEO e a TI do provedor leem os relatos de erro.'],
  too_many_reports: [429, 'Você já enviou vários relatos. Aguarde uma hora ou ligue para o suporte.'],
});
