import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import { type ProductScope, visibleProducts } from '@restitui/domain/recovery/products/products.access.ts';
import { isUserContext, type SessionActor } from '../../../kernel/actor.ts';
import type { Context } from '../../../kernel/context.ts';
import { requireOwnOrOpenableClient } from '../clients/own-client.gate.ts';

/** Returns the client if the reader may open it, with the products of it that the reader may see: an owner sees all. */
export async function requirePortalClient(
  context: Context<SessionActor>,
  id_client: string,
): Promise<{ client: Client; products: ProductScope }> {
  const client = await requireOwnOrOpenableClient(context, id_client);
  return { client, products: isUserContext(context) ? visibleProducts(context.actor) : 'all' };
}
