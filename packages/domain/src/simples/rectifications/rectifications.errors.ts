import { errors } from '../../wire/errors.ts';

export const rectificationErrors = errors({
  rectification_check_denied: [403, 'Somente a equipe do provedor confere a retificação.'],
  rectification_missing: [409, 'Este mês não tem espelho de retificação. Gere a análise de novo.'],
  rectification_none: [409, 'Nenhum mês a retificar: não há espelho para imprimir.'],
});
