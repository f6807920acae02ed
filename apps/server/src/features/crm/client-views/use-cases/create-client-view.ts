import { canShareClientViews } from '@restitui/domain/crm/client-views/client-views.access.ts';
import { type clientViewsApi, mostClientViews } from '@restitui/domain/crm/client-views/client-views.api.ts';
import { clientViewErrors } from '@restitui/domain/crm/client-views/client-views.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { requireRoomForSharedView } from '../client-view.gate.ts';
import { countClientViewsOf, insertClientView } from '../client-views.repository.ts';

export async function createClientView(context: Context, { body }: Input<typeof clientViewsApi.create>) {
  const { db, tenant, actor, platform } = context;
  requireAccess(!body.compartilhada || canShareClientViews(actor), clientViewErrors.client_view_share_denied);
  const kept = await countClientViewsOf(db, tenant, actor.id);
  if (kept >= mostClientViews) throw new AppError(clientViewErrors.client_view_limit);
  if (body.compartilhada) await requireRoomForSharedView(context);

  const createdDate = platform.clock.now().toISOString();
  const row = { ...body, id: newId(), id_tenant: tenant, id_user: actor.id, createdDate };
  if (!(await insertClientView(db, row))) throw new AppError(clientViewErrors.client_view_exists);
  return { data: { id: row.id } };
}
