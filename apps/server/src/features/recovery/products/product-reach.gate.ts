import { visibleClients } from '@restitui/domain/crm/clients/clients.access.ts';
import { visibleProducts } from '@restitui/domain/recovery/products/products.access.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireOpenableClient } from '../../crm/clients/client.gate.ts';
import type { ProductReach } from './products.repository.ts';

/**
 * Returns the scope of a list of records under products: those of one client that the actor may open, or those of
 * all clients by the list rule (decision D-14), limited to the services that the actor may see.
 */
export async function requireProductReach(
  context: Pick<Context, 'db' | 'actor' | 'tenant'>,
  id_client: string | undefined,
): Promise<ProductReach> {
  const products = visibleProducts(context.actor);
  if (id_client === undefined) return { clients: visibleClients(context.actor), products };
  await requireOpenableClient(context, id_client);
  return { clients: { kind: 'all' }, products, id_client };
}
