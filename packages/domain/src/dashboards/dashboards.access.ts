import { type ClientScope, visibleClients } from '../clients/clients.access.ts';
import { type ProductScope, visibleProducts } from '../products/products.access.ts';
import type { Role } from '../users/actor.ts';

/** What a person's figures are made of; the repository turns it into SQL. */
export interface DashboardScope {
  clients: ClientScope;
  /** Of the products of these clients, and of what hangs under them. */
  products: ProductScope;
}

/** The same clients and products as the lists show (decision D-14): a figure never counts what may not be seen. */
export function dashboardScope(role: Role): DashboardScope {
  return { clients: visibleClients(role), products: visibleProducts(role) };
}
