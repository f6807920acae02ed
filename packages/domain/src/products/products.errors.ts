import { errors } from '../wire/errors.ts';

export const productErrors = errors({
  product_not_found: [404, 'Produto não encontrado.'],
  product_denied: [403, 'Você não tem permissão para acessar este produto.'],
  product_status_denied: [403, 'Você não tem permissão para alterar o status do produto.'],
  product_status_changed: [409, 'O status deste produto foi alterado por outra pessoa. Confira e tente novamente.'],
  access_code_denied: [403, 'Você não tem permissão para alterar o código de acesso.'],
  access_code_changed: [409, 'O código de acesso foi alterado por outra pessoa. Confira e tente novamente.'],
  user_products_denied: [403, 'Você só pode ver os seus próprios produtos.'],
});
