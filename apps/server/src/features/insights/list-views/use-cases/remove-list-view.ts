import type { listViewsApi } from '@restitui/domain/insights/list-views/list-views.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireChangeableView } from '../list-view.gate.ts';
import { deleteListView } from '../list-views.repository.ts';

export async function removeListView(context: Context, { params: { id } }: Input<typeof listViewsApi.remove>) {
  await requireChangeableView(context, id);

  await deleteListView(context.db, context.tenant, id);
  return { data: { id } };
}
