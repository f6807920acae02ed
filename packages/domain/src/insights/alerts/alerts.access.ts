import type { ActorScope } from '../../accounts/users/actor.ts';
import { readsAllAgreements } from '../../agreements/documents/agreements.access.ts';
import { canVerifyIntegrity } from '../../agreements/evidence/evidence.access.ts';
import { canReadBoletos } from '../../billing/boletos/boletos.access.ts';
import { type ClientScope, visibleClients } from '../../crm/clients/clients.access.ts';
import { canAssignLeads } from '../../crm/leads/leads.access.ts';
import type { ObservationCategory } from '../../recovery/observations/observation-category.ts';
import { visibleCategories } from '../../recovery/observations/observations.access.ts';
import { type ProductScope, visibleProducts } from '../../recovery/products/products.access.ts';
import { canBookPaymentFees } from '../../simples/payment-fees/payment-fees.access.ts';
import type { AlertKind } from './alert-kind.ts';

/** The alerts visible to a user; the repository turns it into SQL. */
export interface AlertScope {
  /** For alerts on a client as a whole. */
  clients: ClientScope;
  /** For alerts on a product: the client must be accessible to the actor, */
  opened: ClientScope;
  /** and the product must be visible: by its service, or by assignment to the actor. */
  products: ProductScope;
  /** Kinds that are visible for every client. */
  kinds: AlertKind[];
  /** Kinds that are visible for no client. */
  hidden: AlertKind[];
  /** Observations of these categories, or written by this user. */
  observations: { categories: readonly ObservationCategory[]; id_user: string };
}

/** Decision D-14, column "opens", as a scope. */
function openedClients(role: ActorScope): ClientScope {
  if (role.typeUser === 'ADMIN' && role.permissions.permission_product) return { kind: 'all' };
  return visibleClients(role);
}

/**
 * Returns the alerts visible to the actor: those on records that the actor may see (decision D-14 for clients and
 * their records).
 */
export function visibleAlerts(role: ActorScope): AlertScope {
  const kinds: AlertKind[] = [];
  // New leads are visible to those who assign them.
  if (canAssignLeads(role)) kinds.push('NOVO_LEAD');
  // Only a CEO activates registrations and approves commissions.
  if (role.typeCargo === 'CEO') kinds.push('CADASTRO_PENDENTE', 'COMISSAO_A_APROVAR');
  // These roles read every agreement or every boleto of the current tenant.
  if (readsAllAgreements(role)) kinds.push('CONTRATO_SEM_ASSINATURA');
  if (canReadBoletos(role)) kinds.push('BOLETO_VENCIDO', 'BOLETO_PAGO_EM_DOBRO');
  // A partnership has no client whose staff could be alerted, so the alert goes to those who may retry the sealing.
  if (canVerifyIntegrity(role, role.id_tenant)) kinds.push('SELAGEM_PARADA');
  // The alert asks for a fee, which only these enter.
  const hidden: AlertKind[] = canBookPaymentFees(role) ? [] : ['HONORARIO_A_LANCAR'];
  const observations = { categories: visibleCategories(role), id_user: role.id };
  return {
    clients: visibleClients(role),
    opened: openedClients(role),
    products: visibleProducts(role),
    kinds,
    hidden,
    observations,
  };
}
