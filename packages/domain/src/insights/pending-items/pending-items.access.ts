import { canReviewIdentityChecks } from '../../accounts/identity-checks/identity-checks.access.ts';
import type { ActorScope } from '../../accounts/users/actor.ts';
import { readsAllAgreements } from '../../agreements/documents/agreements.access.ts';
import { type ClientScope, canListClients, visibleClients } from '../../crm/clients/clients.access.ts';

/** The pending items visible to an actor; the repository turns the client scopes into SQL. */
export interface PendingScope {
  /** Contracts and suggestions of these clients. */
  contracts: ClientScope;
  /** Document requests of these clients. */
  requests: ClientScope;
  reviewsIdentities: boolean;
}

/** Returns whether the list can show the actor any item: those who list clients, and the provider's JURIDICO. */
export function canListPendingItems(actor: Pick<ActorScope, 'typeUser' | 'typeCargo' | 'permissions'>): boolean {
  return canListClients(actor) || readsAllAgreements(actor);
}

/** Returns the items that the actor may see in a tenant: those of records that the actor may open (decision D-14). */
export function visiblePendingItems(actor: ActorScope, id_tenant: string): PendingScope {
  const requests = visibleClients(actor);
  return {
    contracts: readsAllAgreements(actor) ? { kind: 'all' } : requests,
    requests,
    reviewsIdentities: canReviewIdentityChecks(actor, id_tenant),
  };
}
