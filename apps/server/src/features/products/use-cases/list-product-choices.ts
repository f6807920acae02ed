import type { productsApi } from '@restitui/domain/products/products.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireReach } from '../product-reach.ts';
import { listProductsInReach } from '../products.repository.ts';

/** As many as somebody looks through before searching. */
const limit = 20;

export async function listProductChoices(
  context: Context,
  { query: { id_client, q, typeServico } }: Input<typeof productsApi.choices>,
) {
  const reach = await requireReach(context, id_client);
  return { data: await listProductsInReach(context.db, context.tenant, reach, { q, typeServico, limit }) };
}
