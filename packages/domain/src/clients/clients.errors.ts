import { errors } from '../wire/errors.ts';

export const clientErrors = errors({
  client_not_found: [404, 'Cliente não encontrado.'],
  client_denied: [403, 'Você não tem permissão para acessar este cliente.'],
});
