import type { analystsApi } from '@restitui/domain/recovery/products/analysts.api.ts';
import { productErrors } from '@restitui/domain/recovery/products/products.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { reassignAnalyst } from '../reassign-analyst.service.ts';

export async function assignAnalyst(
  context: Context<UserActor, OwnTransactions>,
  { body: { id_product, id_analista, seen } }: Input<typeof analystsApi.assign>,
) {
  const known = new Map(seen === undefined ? [] : [[id_product, seen]]);
  const [product] = await reassignAnalyst(context, { ids: [id_product], id_analista, seen: known });
  return { data: required(product, productErrors.product_not_found) };
}
