import { canReadBoletos } from '../boletos/boletos.access.ts';
import { type ClientScope, visibleClients } from '../clients/clients.access.ts';
import { canVerifyIntegrity } from '../evidence/evidence.access.ts';
import { canAssignLeads } from '../leads/leads.access.ts';
import type { ObservationCategory } from '../observations/observation-category.ts';
import { visibleCategories } from '../observations/observations.access.ts';
import { type ProductScope, visibleProducts } from '../products/products.access.ts';
import type { Role } from '../users/actor.ts';
import type { AlertKind } from './alert-kind.ts';

/** Whose alerts a person has; the repository turns it into SQL. */
export interface AlertScope {
  /** About a client as a whole. */
  clients: ClientScope;
  /** About something under a product: the client must be one that this person opens, … */
  opened: ClientScope;
  /** … and the product one of a service seen there: whoever is assigned, or when it is this person. */
  products: ProductScope;
  /** Seen whoever the client is. */
  kinds: AlertKind[];
  /** Of observations those of these categories, or written by this person. */
  observations: { categories: readonly ObservationCategory[]; id_user: string };
}

/** Decision D-14, column "opens", as a scope. */
function openedClients(role: Role): ClientScope {
  if (role.typeUser === 'ADMIN' && role.permissions.permission_product) return { kind: 'all' };
  return visibleClients(role);
}

/** Each alert is shown to who may see what it is about (decision D-14 for clients and what hangs under them). */
export function visibleAlerts(role: Role): AlertScope {
  const kinds: AlertKind[] = [];
  // New contacts concern who answers them before they are somebody's.
  if (canAssignLeads(role)) kinds.push('NOVO_LEAD');
  // They read every agreement, and others every boleto, of the tenant acted in.
  if (role.typeUser === 'ADMIN' && role.typeCargo === 'JURIDICO') kinds.push('CONTRATO_SEM_ASSINATURA');
  if (canReadBoletos(role)) kinds.push('BOLETO_VENCIDO', 'BOLETO_PAGO_EM_DOBRO');
  // A partnership has no client whose people could be told: who may ask for the seal again is.
  if (canVerifyIntegrity(role, role.id_tenant)) kinds.push('SELAGEM_PARADA');
  const observations = { categories: visibleCategories(role), id_user: role.id };
  return {
    clients: visibleClients(role),
    opened: openedClients(role),
    products: visibleProducts(role),
    kinds,
    observations,
  };
}
