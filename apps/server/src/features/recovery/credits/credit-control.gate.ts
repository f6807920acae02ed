import { canEditCredits } from '@restitui/domain/recovery/credits/credits.access.ts';
import type { Product } from '@restitui/domain/recovery/products/products.api.ts';
import type { ErrorDefinition } from '@restitui/domain/wire/errors.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { refuseSampleClient } from '../../crm/clients/client.gate.ts';
import { requireVisibleProduct } from '../products/product.gate.ts';

/** Returns the product if the actor may see it and edit the credit controls, otherwise throws `refusal`. */
export async function requireControlledProduct(
  context: Pick<Context, 'db' | 'actor' | 'tenant'>,
  id_product: string,
  refusal: ErrorDefinition,
): Promise<Product> {
  const product = await requireVisibleProduct(context, id_product);
  requireAccess(canEditCredits(context.actor), refusal);
  refuseSampleClient(product.id_client);
  return product;
}
