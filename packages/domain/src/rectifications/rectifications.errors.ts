import { errors } from '../wire/errors.ts';

export const rectificationErrors = errors({
  rectification_check_denied: [403, 'Somente a equipe do provedor confere a retificação.'],
  rectification_missing: [409, 'Este mês não tem espelho de retificação. Gere a análise de novo.'],
});
