import { errors } from '../../wire/errors.ts';

export const productErrors = errors({
  product_not_found: [404, 'Produto não encontrado.'],
  product_denied: [403, 'Você não tem permissão para acessar este produto.'],
  product_status_denied: [403, 'Você não tem permissão para alterar o status do produto.'],
  product_status_changed: [409, 'O status deste produto foi alterado por outra pessoa. Confira e tente novamente.'],
  access_code_denied: [403, 'Você não tem permissão para alterar o código de acesso.'],
  access_code_changed: [409, 'O código de acesso foi alterado por outra pessoa. Confira e tente novamente.'],
  user_products_denied: [403, 'Você só pode ver os seus próprios produtos.'],
  analyst_filter_denied: [403, 'Você não tem permissão para filtrar por analista.'],
  analyst_change_denied: [403, 'Você não tem permissão para trocar o analista de um produto.'],
  /** `{s}` is replaced by the service. */
  analyst_of_other_service: [400, 'Este usuário não é analista ativo do serviço {s}.'],
  analyst_changed: [
    409,
    'Outra pessoa trocou o analista enquanto você decidia. A lista foi atualizada; confira e repita.',
  ],
});
