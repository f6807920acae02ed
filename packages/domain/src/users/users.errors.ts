import { errors } from '../wire/errors.ts';

export const userErrors = errors({
  user_not_found: [404, 'Usuário não encontrado'],
  user_denied: [403, 'Você não tem permissão para ver este usuário.'],
  address_denied: [403, 'Você só pode alterar o seu próprio endereço.'],
  terms_outdated: [409, 'Os termos de uso mudaram. Recarregue a página e leia a nova versão.'],
});
