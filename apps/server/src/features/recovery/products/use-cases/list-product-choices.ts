import type { productsApi } from '@restitui/domain/recovery/products/products.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireProductReach } from '../product-reach.gate.ts';
import { listProductsInReach } from '../products.repository.ts';

/** Enough to pick from before a search is needed. */
const limit = 20;

export async function listProductChoices(
  context: Context,
  { query: { id_client, q, typeServico } }: Input<typeof productsApi.choices>,
) {
  const reach = await requireProductReach(context, id_client);
  return { data: await listProductsInReach(context.db, context.tenant, reach, { q, typeServico, limit }) };
}
