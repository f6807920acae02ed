import { canShareClientViews, canUnshareClientView } from '@restitui/domain/crm/client-views/client-views.access.ts';
import type { clientViewsApi } from '@restitui/domain/crm/client-views/client-views.api.ts';
import { clientViewErrors } from '@restitui/domain/crm/client-views/client-views.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireChangeableView, requireRoomForSharedView } from '../client-view.gate.ts';
import { findClientViewNamed, updateClientView } from '../client-views.repository.ts';

export async function changeClientView(
  context: Context,
  { params: { id }, body }: Input<typeof clientViewsApi.change>,
) {
  const { db, tenant, actor } = context;
  const view = await requireChangeableView(context, id);
  requireAccess(!body.compartilhada || canShareClientViews(actor), clientViewErrors.client_view_share_denied);
  const unshares = view.compartilhada && !body.compartilhada;
  requireAccess(!unshares || canUnshareClientView(actor, view), clientViewErrors.client_view_unshare_denied);
  if (body.compartilhada && !view.compartilhada) await requireRoomForSharedView(context);
  const namesake = await findClientViewNamed(db, tenant, { id_user: view.id_user, nome: body.nome });
  if (namesake && namesake.id !== id) throw new AppError(clientViewErrors.client_view_exists);

  await updateClientView(db, tenant, id, body);
  return { data: { id } };
}
