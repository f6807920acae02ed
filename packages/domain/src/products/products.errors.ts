import { errors } from '../wire/errors.ts';

export const productErrors = errors({
  product_not_found: [404, 'Produto não encontrado.'],
  product_denied: [403, 'Você não tem permissão para acessar este produto.'],
});
