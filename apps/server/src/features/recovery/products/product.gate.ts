import { canSeeProduct } from '@restitui/domain/recovery/products/products.access.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import { productErrors } from '@restitui/domain/recovery/products/products.errors.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireOpenableClient } from '../../crm/clients/client.gate.ts';
import { findProduct } from './products.repository.ts';

/**
 * Returns the product if the actor may open its client and see its service. All records under a product use this
 * gate.
 */
export async function requireVisibleProduct(
  context: Pick<Context, 'db' | 'actor' | 'tenant'>,
  id: string,
): Promise<Product> {
  const product = required(await findProduct(context.db, context.tenant, id), productErrors.product_not_found);
  await requireOpenableClient(context, product.id_client);
  requireAccess(canSeeProduct(context.actor, product), productErrors.product_denied);
  return product;
}
