import { errors } from '../../wire/errors.ts';

export const icmsCreditErrors = errors({
  icms_credit_not_found: [404, 'Período não encontrado.'],
  icms_credit_edit_denied: [403, 'Somente a equipe do provedor altera o controle de créditos de ICMS.'],
  icms_credit_changed: [
    409,
    'Outra pessoa alterou este período enquanto você editava. Confira os campos marcados e salve de novo.',
  ],
  icms_credit_period_taken: [409, 'Este período já está no controle deste cliente.'],
  icms_credit_of_other_service: [400, 'O produto não é de exclusão de ICMS.'],
});
