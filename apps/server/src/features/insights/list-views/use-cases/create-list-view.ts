import { type listViewsApi, mostListViews } from '@restitui/domain/insights/list-views/list-views.api.ts';
import { listViewErrors } from '@restitui/domain/insights/list-views/list-views.errors.ts';
import { canShareListViews } from '@restitui/domain/insights/list-views/view-sharing.access.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { requireKnownParts, requireRoomForSharedView, requireViewedList } from '../list-view.gate.ts';
import { countListViewsOf, insertListView, lockListViews } from '../list-views.repository.ts';

export async function createListView(context: Context, { body }: Input<typeof listViewsApi.create>) {
  const { db, tenant, actor, platform } = context;
  const { lista } = body;
  requireViewedList(context, lista);
  requireAccess(!body.compartilhada || canShareListViews(actor), listViewErrors.list_view_share_denied);
  requireKnownParts(lista, body.filtros);
  await lockListViews(db, tenant);
  const kept = await countListViewsOf(db, tenant, { lista, id_user: actor.id });
  if (kept >= mostListViews) throw new AppError(listViewErrors.list_view_limit);
  if (body.compartilhada) await requireRoomForSharedView(context, lista);

  const createdDate = platform.clock.now().toISOString();
  const row = { ...body, id: newId(), id_tenant: tenant, id_user: actor.id, createdDate };
  if (!(await insertListView(db, row))) throw new AppError(listViewErrors.list_view_exists);
  return { data: { id: row.id } };
}
