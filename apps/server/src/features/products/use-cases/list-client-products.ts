import { canSeeProduct } from '@restitui/domain/products/products.access.ts';
import type { productsApi } from '@restitui/domain/products/products.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireOpenableClient } from '../../clients/openable-client.ts';
import { listProductsOfClient } from '../products.repository.ts';

export async function listClientProducts(context: Context, { params: { id } }: Input<typeof productsApi.listOfClient>) {
  await requireOpenableClient(context, id);
  const all = await listProductsOfClient(context.db, context.tenant, id);
  return { data: all.filter((product) => canSeeProduct(context.actor, product)) };
}
