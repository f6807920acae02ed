import { errors } from '../../wire/errors.ts';
import { mostListViews, mostSharedListViews } from './list-views.api.ts';

export const listViewErrors = errors({
  list_view_filters_unknown: [400, 'A lista não tem estes filtros, esta ordem ou estas colunas.'],
  list_view_list_denied: [403, 'Você não tem acesso a esta lista.'],
  list_view_share_denied: [403, 'Somente o CEO e os gerentes compartilham vistas e mudam as da equipe.'],
  list_view_unshare_denied: [403, 'Somente quem criou a vista deixa de compartilhá-la.'],
  list_view_not_found: [404, 'Vista não encontrada.'],
  list_view_exists: [409, 'Já existe uma vista com este nome.'],
  list_view_limit: [409, `Você pode guardar até ${mostListViews} vistas desta lista. Exclua uma para guardar outra.`],
  list_view_shared_limit: [
    409,
    `A equipe pode ter até ${mostSharedListViews} vistas desta lista. Exclua uma para compartilhar outra.`,
  ],
});
