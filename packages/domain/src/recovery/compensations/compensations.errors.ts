import { errors } from '../../wire/errors.ts';

export const compensationErrors = errors({
  compensation_not_found: [404, 'Compensação não encontrada.'],
  compensation_edit_denied: [403, 'Somente a equipe do provedor altera compensações.'],
  compensation_repeated: [409, 'Este PER/DCOMP já compensa este tributo neste mês.'],
  per_dcomp_of_other_product: [409, 'Este PER/DCOMP já está no relatório com o crédito de outro produto.'],
  compensation_changed: [
    409,
    'Outra pessoa alterou esta compensação enquanto você editava. Confira os campos marcados e salve de novo.',
  ],
});
