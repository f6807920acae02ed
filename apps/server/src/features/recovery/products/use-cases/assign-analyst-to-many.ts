import type { analystsApi } from '@restitui/domain/recovery/products/analysts.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { reassignAnalyst } from '../reassign-analyst.service.ts';

export async function assignAnalystToMany(
  context: Context<UserActor, OwnTransactions>,
  { body: { id_products, id_analista, seen = {} } }: Input<typeof analystsApi.assignMany>,
) {
  const ids = [...new Set(id_products)];
  return { data: await reassignAnalyst(context, { ids, id_analista, seen: new Map(Object.entries(seen)) }) };
}
