import type { listViewsApi } from '@restitui/domain/insights/list-views/list-views.api.ts';
import { listViewErrors } from '@restitui/domain/insights/list-views/list-views.errors.ts';
import { standardViewsOf } from '@restitui/domain/insights/list-views/standard-views.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireListView, requireViewedList } from '../list-view.gate.ts';
import { deleteDefaultView, putDefaultView } from '../list-views.repository.ts';

/** Chooses the view with which a list opens for the actor in the tenant; null chooses none. */
export async function chooseDefaultView(
  context: Context,
  { body: { lista, id } }: Input<typeof listViewsApi.chooseDefault>,
) {
  const { db, tenant, actor } = context;
  requireViewedList(context, lista);
  if (id === null) {
    await deleteDefaultView(db, tenant, { lista, id_user: actor.id });
    return { data: { id } };
  }
  if (!standardViewsOf(lista).some((view) => view.id === id)) {
    const view = await requireListView(context, id);
    requireAccess(view.lista === lista, listViewErrors.list_view_not_found);
  }
  await putDefaultView(db, { id_tenant: tenant, id_user: actor.id, lista, vista: id });
  return { data: { id } };
}
