import { errors } from '../../wire/errors.ts';
import { mostClientViews, mostSharedClientViews } from './client-views.api.ts';

export const clientViewErrors = errors({
  client_view_not_found: [404, 'Vista não encontrada.'],
  client_view_share_denied: [403, 'Somente o CEO e os gerentes compartilham vistas e mudam as da equipe.'],
  client_view_unshare_denied: [403, 'Somente quem criou a vista deixa de compartilhá-la.'],
  client_view_exists: [409, 'Já existe uma vista com este nome.'],
  client_view_limit: [409, `Você pode guardar até ${mostClientViews} vistas. Exclua uma para guardar outra.`],
  client_view_shared_limit: [
    409,
    `A equipe pode ter até ${mostSharedClientViews} vistas compartilhadas. Exclua uma para compartilhar outra.`,
  ],
});
