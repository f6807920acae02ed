import { errors } from '../../wire/errors.ts';

export const creditErrors = errors({
  credit_not_found: [404, 'Crédito não encontrado.'],
  credit_edit_denied: [403, 'Somente a equipe do provedor altera créditos.'],
  credit_changed: [
    409,
    'Outra pessoa alterou este crédito enquanto você editava. Confira os campos marcados e salve de novo.',
  ],
  credit_above_received: [409, 'O valor usado não pode passar do que foi recebido.'],
  credit_charged: [
    409,
    'Os honorários deste crédito já foram cobrados ou pagos. Cancele o boleto, ou devolva o pagamento, antes de excluir o crédito ou mudar a competência ou o dia do pagamento.',
  ],
  assessment_of_other_product: [400, 'A apuração não é deste produto.'],
});
