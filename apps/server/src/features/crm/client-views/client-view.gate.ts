import { canChangeClientView, canSeeClientView } from '@restitui/domain/crm/client-views/client-views.access.ts';
import { mostSharedClientViews } from '@restitui/domain/crm/client-views/client-views.api.ts';
import { clientViewErrors } from '@restitui/domain/crm/client-views/client-views.errors.ts';
import { AppError, requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { type ClientViewRow, countSharedClientViews, findClientView } from './client-views.repository.ts';

/** Returns a view that the actor may change; a view of another user that is not shared counts as missing. */
export async function requireChangeableView(
  { db, tenant, actor }: Pick<Context, 'db' | 'tenant' | 'actor'>,
  id: string,
): Promise<ClientViewRow> {
  const view = required(await findClientView(db, tenant, id), clientViewErrors.client_view_not_found);
  if (!canSeeClientView(actor, view)) throw new AppError(clientViewErrors.client_view_not_found);
  requireAccess(canChangeClientView(actor, view), clientViewErrors.client_view_share_denied);
  return view;
}

/** Refuses one more shared view in a tenant that has the most. */
export async function requireRoomForSharedView({ db, tenant }: Pick<Context, 'db' | 'tenant'>): Promise<void> {
  const kept = await countSharedClientViews(db, tenant);
  if (kept >= mostSharedClientViews) throw new AppError(clientViewErrors.client_view_shared_limit);
}
