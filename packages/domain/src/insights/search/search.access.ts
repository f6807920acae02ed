import type { ActorScope } from '../../accounts/users/actor.ts';
import { readsAllAgreements } from '../../agreements/documents/agreements.access.ts';
import { type ClientScope, visibleClients } from '../../crm/clients/clients.access.ts';
import { type ProductScope, visibleProducts } from '../../recovery/products/products.access.ts';

/** The records that a search may find; the repository turns the scopes into SQL. */
export interface SearchScope {
  clients: ClientScope;
  products: ProductScope;
  /** Contracts of these clients. */
  contracts: ClientScope;
}

/** Returns what the actor finds: the records of listed clients; the provider's JURIDICO finds all contracts (D-14, D-37). */
export function searchScope(actor: ActorScope): SearchScope {
  const clients = visibleClients(actor);
  return {
    clients,
    products: visibleProducts(actor),
    contracts: readsAllAgreements(actor) ? { kind: 'all' } : clients,
  };
}
