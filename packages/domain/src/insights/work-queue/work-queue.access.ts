import type { ActorScope } from '../../accounts/users/actor.ts';
import { canListUsers, type UserScope, visibleUsers } from '../../accounts/users/users.access.ts';
import { canListClients } from '../../crm/clients/clients.access.ts';
import { canReadMessageLog } from '../../operations/messages/messages.access.ts';
import { canManagePersonalData } from '../../operations/privacy/privacy.access.ts';
import { canReadSystem } from '../../operations/system/system.access.ts';
import { canCreateAssessment } from '../../recovery/assessments/assessments.access.ts';
import { canOpenAnalysts, canReassignAnalyst, managedProducts } from '../../recovery/products/analysts.access.ts';
import { type ProductScope, visibleProducts } from '../../recovery/products/products.access.ts';
import { canDecideForClient } from '../../simples/decisions/simples-decisions.access.ts';
import { canListPendingItems } from '../pending-items/pending-items.access.ts';

/** Days after which a step of a client, a partner or a witness is work for staff as well: they ask or remind. */
export const patienceDays = 2;

/** The sources of an actor's queue beside the alerts, which every member of staff has. */
export interface WorkScope {
  /** Contracts, identities and requested documents. */
  pending: boolean;
  /** Payments that reach their limitation or have a due step, of the products in reach. */
  limitation: boolean;
  /** Products of analyses that need a decision. */
  decisions: boolean;
  /** Users who have not accepted their invitation. */
  invitations: UserScope;
  /** Requests of data subjects. */
  erasures: boolean;
  /** Messages that were not delivered. */
  messages: boolean;
  /** Failed jobs of the tenant. */
  jobs: boolean;
  /** Products that the actor may give an analyst; null for those who assign none. */
  unassigned: ProductScope | null;
  /** Products whose first assessment the actor may create when they are assigned; null for those who create none. */
  unassessed: ProductScope | null;
}

/** Returns the sources that the actor may read in a tenant; each is limited further by the rule of its own feature. */
export function workScope(actor: ActorScope, id_tenant: string): WorkScope {
  const lists = canListClients(actor);
  return {
    pending: canListPendingItems(actor),
    limitation: lists,
    decisions: lists && canDecideForClient(actor),
    invitations: canListUsers(actor) ? visibleUsers(actor) : { kind: 'none' },
    erasures: canManagePersonalData(actor, id_tenant),
    messages: canReadMessageLog(actor),
    jobs: canReadSystem(actor),
    unassigned: canOpenAnalysts(actor) && canReassignAnalyst(actor) ? managedProducts(actor) : null,
    unassessed: canCreateAssessment(actor) ? visibleProducts(actor) : null,
  };
}
