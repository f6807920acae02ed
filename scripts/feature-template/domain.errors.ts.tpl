import { errors } from '../../wire/errors.ts';

export const {{item}}Errors = errors({
  {{snake}}_not_found: [404, 'Registro não encontrado.'],
  {{snake}}_change_denied: [403, 'Somente o CEO altera este cadastro.'],
  {{snake}}_list_denied: [403, 'Você não tem acesso a este cadastro.'],
  {{snake}}_exists: [409, 'Já existe um registro com este nome.'],
});
