import { errors } from '../wire/errors.ts';

export const userErrors = errors({
  user_not_found: [404, 'Usuário não encontrado'],
  user_denied: [403, 'Você não tem permissão para ver este usuário.'],
});
