import { canSeeProduct } from '@restitui/domain/products/products.access.ts';
import type { Product } from '@restitui/domain/products/products.api.ts';
import { productErrors } from '@restitui/domain/products/products.errors.ts';
import { requireAccess, required } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/context.ts';
import { requireOpenableClient } from '../clients/openable-client.ts';
import { findProduct } from './products.repository.ts';

/** The product, if this person may open its client and see its service: the gate of all that hangs under it. */
export async function requireVisibleProduct(
  context: Pick<Context, 'db' | 'actor' | 'tenant'>,
  id: string,
): Promise<Product> {
  const product = required(await findProduct(context.db, context.tenant, id), productErrors.product_not_found);
  await requireOpenableClient(context, product.id_client);
  requireAccess(canSeeProduct(context.actor, product), productErrors.product_denied);
  return product;
}
