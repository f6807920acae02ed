import { canSeeClientView } from '@restitui/domain/crm/client-views/client-views.access.ts';
import type { clientViewsApi } from '@restitui/domain/crm/client-views/client-views.api.ts';
import { clientViewErrors } from '@restitui/domain/crm/client-views/client-views.errors.ts';
import { standardViews } from '@restitui/domain/crm/client-views/standard-views.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { deleteDefaultView, findClientView, putDefaultView } from '../client-views.repository.ts';

/** Chooses the view with which the list of clients opens for the actor in the tenant; null chooses none. */
export async function chooseDefaultView(
  { db, tenant, actor }: Context,
  { body: { id } }: Input<typeof clientViewsApi.chooseDefault>,
) {
  if (id === null) {
    await deleteDefaultView(db, tenant, actor.id);
    return { data: { id } };
  }
  if (!standardViews.some((view) => view.id === id)) {
    const view = required(await findClientView(db, tenant, id), clientViewErrors.client_view_not_found);
    requireAccess(canSeeClientView(actor, view), clientViewErrors.client_view_not_found);
  }
  await putDefaultView(db, { id_tenant: tenant, id_user: actor.id, vista: id });
  return { data: { id } };
}
