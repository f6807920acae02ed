import { canUseViewsOf } from '@restitui/domain/insights/list-views/list-views.access.ts';
import { mostSharedListViews, type ViewedListName } from '@restitui/domain/insights/list-views/list-views.api.ts';
import { listViewErrors } from '@restitui/domain/insights/list-views/list-views.errors.ts';
import { unknownParts, type ViewSearch } from '@restitui/domain/insights/list-views/view-search.ts';
import { canChangeListView, canSeeListView } from '@restitui/domain/insights/list-views/view-sharing.access.ts';
import { viewedLists } from '@restitui/domain/insights/list-views/viewed-lists.ts';
import { AppError, requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { countSharedListViews, findListView, type ListViewRow, lockListViews } from './list-views.repository.ts';

type Reader = Pick<Context, 'db' | 'tenant' | 'actor'>;

/** Refuses the views of a list that the actor may not open. */
export function requireViewedList({ actor, tenant }: Pick<Context, 'actor' | 'tenant'>, lista: ViewedListName): void {
  requireAccess(canUseViewsOf(actor, lista, tenant), listViewErrors.list_view_list_denied);
}

/** Returns a view that the actor may read; one of another user that is not shared counts as missing. */
export async function requireListView(context: Reader, id: string): Promise<ListViewRow> {
  const view = required(await findListView(context.db, context.tenant, id), listViewErrors.list_view_not_found);
  requireAccess(canSeeListView(context.actor, view), listViewErrors.list_view_not_found);
  requireViewedList(context, view.lista);
  return view;
}

/** Returns a view that the actor may change, as it is after the changes of others that are under way. */
export async function requireChangeableView(context: Reader, id: string): Promise<ListViewRow> {
  await lockListViews(context.db, context.tenant);
  const view = await requireListView(context, id);
  requireAccess(canChangeListView(context.actor, view), listViewErrors.list_view_share_denied);
  return view;
}

/** Refuses filters, an order or columns that the list does not have. */
export function requireKnownParts(lista: ViewedListName, filtros: ViewSearch): void {
  const unknown = unknownParts(viewedLists[lista], filtros);
  if (unknown.length > 0) throw new AppError(listViewErrors.list_view_filters_unknown);
}

/** Refuses one more shared view of a list in a tenant that has the most. */
export async function requireRoomForSharedView(
  { db, tenant }: Pick<Context, 'db' | 'tenant'>,
  lista: ViewedListName,
): Promise<void> {
  const kept = await countSharedListViews(db, tenant, lista);
  if (kept >= mostSharedListViews) throw new AppError(listViewErrors.list_view_shared_limit);
}
