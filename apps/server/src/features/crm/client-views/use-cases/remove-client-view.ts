import type { clientViewsApi } from '@restitui/domain/crm/client-views/client-views.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireChangeableView } from '../client-view.gate.ts';
import { deleteClientView } from '../client-views.repository.ts';

export async function removeClientView(context: Context, { params: { id } }: Input<typeof clientViewsApi.remove>) {
  await requireChangeableView(context, id);

  await deleteClientView(context.db, context.tenant, id);
  return { data: { id } };
}
