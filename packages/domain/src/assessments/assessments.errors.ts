import { errors } from '../wire/errors.ts';

export const assessmentErrors = errors({
  assessment_not_found: [404, 'Apuração não encontrada.'],
  assessment_create_denied: [403, 'Você não tem permissão para criar apurações.'],
  product_of_other_client: [400, 'O produto não é deste cliente.'],
  product_of_other_service: [400, 'O produto não é deste serviço.'],
});
