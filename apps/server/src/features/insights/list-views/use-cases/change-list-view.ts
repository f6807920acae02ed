import type { listViewsApi } from '@restitui/domain/insights/list-views/list-views.api.ts';
import { listViewErrors } from '@restitui/domain/insights/list-views/list-views.errors.ts';
import { canShareListViews, canUnshareListView } from '@restitui/domain/insights/list-views/view-sharing.access.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireChangeableView, requireKnownParts, requireRoomForSharedView } from '../list-view.gate.ts';
import { findListViewNamed, updateListView } from '../list-views.repository.ts';

export async function changeListView(context: Context, { params: { id }, body }: Input<typeof listViewsApi.change>) {
  const { db, tenant, actor } = context;
  const view = await requireChangeableView(context, id);
  requireAccess(!body.compartilhada || canShareListViews(actor), listViewErrors.list_view_share_denied);
  const unshares = view.compartilhada && !body.compartilhada;
  requireAccess(!unshares || canUnshareListView(actor, view), listViewErrors.list_view_unshare_denied);
  requireKnownParts(view.lista, body.filtros);
  if (body.compartilhada && !view.compartilhada) await requireRoomForSharedView(context, view.lista);
  const namesake = await findListViewNamed(db, tenant, { ...view, nome: body.nome });
  if (namesake && namesake.id !== id) throw new AppError(listViewErrors.list_view_exists);

  await updateListView(db, tenant, id, body);
  return { data: { id } };
}
