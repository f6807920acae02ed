import type { ActorScope } from '../../accounts/users/actor.ts';
import { type ClientScope, visibleClients } from '../../crm/clients/clients.access.ts';
import { type ProductScope, visibleProducts } from '../../recovery/products/products.access.ts';

/** The records that figures are computed from; the repository turns it into SQL. */
export interface DashboardScope {
  clients: ClientScope;
  /** Products of these clients, with their records. */
  products: ProductScope;
}

/**
 * Returns the clients and products that the lists show (decision D-14), so that figures never include records the
 * actor may not see.
 */
export function dashboardScope(role: ActorScope): DashboardScope {
  return { clients: visibleClients(role), products: visibleProducts(role) };
}
