import { dayInBrazil } from '@restitui/brazil/day.ts';
import { visibleClients } from '@restitui/domain/crm/clients/clients.access.ts';
import { visibleProducts } from '@restitui/domain/recovery/products/products.access.ts';
import type { Context } from '../../../kernel/context.ts';
import type { ClientListReader } from './client-columns.repository.ts';

/** Returns the clients and products that a list of clients may show to the actor (decision D-14). */
export function clientListReader({ actor, platform }: Pick<Context, 'actor' | 'platform'>): ClientListReader {
  return {
    clients: visibleClients(actor),
    products: visibleProducts(actor),
    id_user: actor.id,
    today: dayInBrazil(platform.clock.now()),
  };
}
