import { visibleClients } from '@restitui/domain/clients/clients.access.ts';
import { visibleProducts } from '@restitui/domain/products/products.access.ts';
import type { Context } from '../../kernel/context.ts';
import { requireOpenableClient } from '../clients/openable-client.ts';
import type { ProductReach } from './products.repository.ts';

/**
 * What a list of things under products may show: those of one client that this person may open, or those of all
 * clients that the list rule gives (decision D-14); of either, the services that this person is shown.
 */
export async function requireReach(
  context: Pick<Context, 'db' | 'actor' | 'tenant'>,
  id_client: string | undefined,
): Promise<ProductReach> {
  const products = visibleProducts(context.actor);
  if (id_client === undefined) return { clients: visibleClients(context.actor), products };
  await requireOpenableClient(context, id_client);
  return { clients: { kind: 'all' }, products, id_client };
}
