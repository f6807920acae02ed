import type { listViewsApi } from '@restitui/domain/insights/list-views/list-views.api.ts';
import { listViewErrors } from '@restitui/domain/insights/list-views/list-views.errors.ts';
import { canShareListViews, canUnshareListView } from '@restitui/domain/insights/list-views/view-sharing.access.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireChangeableView, requireKnownParts, requireRoomForSharedView } from '../list-view.gate.ts';
import { findListViewNamed, updateListView } from '../list-views.repository.ts';

/** Changes the fields of a view that are sent. */
export async function changeListView(context: Context, { params: { id }, body }: Input<typeof listViewsApi.change>) {
  const { db, tenant, actor } = context;
  const { nome, filtros, compartilhada } = body;
  const view = await requireChangeableView(context, id);
  requireAccess(!compartilhada || canShareListViews(actor), listViewErrors.list_view_share_denied);
  const unshares = view.compartilhada && compartilhada === false;
  requireAccess(!unshares || canUnshareListView(actor, view), listViewErrors.list_view_unshare_denied);
  if (filtros) requireKnownParts(view.lista, filtros);
  if (compartilhada && !view.compartilhada) await requireRoomForSharedView(context, view.lista);
  const namesake = nome === undefined ? undefined : await findListViewNamed(db, tenant, { ...view, nome });
  if (namesake && namesake.id !== id) throw new AppError(listViewErrors.list_view_exists);

  await updateListView(db, tenant, id, body);
  return { data: { id } };
}
