import { errors } from '../../wire/errors.ts';

export const authenticityErrors = errors({
  authenticity_denied: [403, 'Somente a equipe do provedor pode verificar a autenticidade das notas.'],
  authenticity_no_result: [404, 'Ainda não há análise pronta nesta apuração.'],
  authenticity_not_running: [409, 'Não há verificação em andamento nesta análise.'],
  authenticity_running: [409, 'Já existe uma verificação em andamento nesta análise.'],
});
