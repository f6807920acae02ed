import { errors } from '../../wire/errors.ts';

export const tagErrors = errors({
  tag_not_found: [404, 'Etiqueta não encontrada.'],
  tag_change_denied: [403, 'Somente o CEO e os gerentes alteram as etiquetas.'],
  tag_exists: [409, 'Já existe uma etiqueta com este nome.'],
});
