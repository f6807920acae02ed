import { errors } from '../../wire/errors.ts';

export const assessmentErrors = errors({
  assessment_not_found: [404, 'Apuração não encontrada.'],
  assessment_create_denied: [403, 'Você não tem permissão para criar apurações.'],
  product_of_other_client: [400, 'O produto não é deste cliente.'],
  product_of_other_service: [400, 'O produto não é deste serviço.'],
  assessment_close_denied: [403, 'Somente a equipe do provedor fecha e reabre apurações.'],
  assessment_closed: [409, 'Esta apuração está fechada. Reabra-a para alterar o que há nela.'],
  credit_exceeded: [409, 'O valor utilizado ultrapassa o crédito.'],
  resume_value_not_found: [404, 'Valor de resumo não encontrado.'],
  resume_edit_denied: [403, 'Somente a equipe do provedor altera os valores do resumo.'],
  resume_value_changed: [409, 'Outra pessoa alterou este valor enquanto você editava. Confira e salve de novo.'],
});
