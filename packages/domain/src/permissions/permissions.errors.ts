import { errors } from '../wire/errors.ts';

export const permissionErrors = errors({
  permissions_denied: [403, 'Você não pode ver as permissões deste usuário.'],
});
