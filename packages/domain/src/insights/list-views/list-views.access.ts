import { canReviewIdentityChecks } from '../../accounts/identity-checks/identity-checks.access.ts';
import type { ActorScope } from '../../accounts/users/actor.ts';
import { canListPartners } from '../../accounts/users/partners.access.ts';
import { canListUsers } from '../../accounts/users/users.access.ts';
import { canReadBoletos } from '../../billing/boletos/boletos.access.ts';
import { canListClients } from '../../crm/clients/clients.access.ts';
import { canListLeads } from '../../crm/leads/leads.access.ts';
import { canReadActivityLog } from '../../operations/activity-log/activity-log.access.ts';
import { canReadMessageLog } from '../../operations/messages/messages.access.ts';
import { canSeeDataRequests } from '../../operations/privacy/privacy.access.ts';
import { canListPendingItems } from '../pending-items/pending-items.access.ts';
import type { ViewedListName } from './list-views.api.ts';

const openers: Record<ViewedListName, (actor: ActorScope, id_tenant: string) => boolean> = {
  clientes: canListClients,
  boletos: canReadBoletos,
  leads: canListLeads,
  parceiros: canListPartners,
  usuarios: canListUsers,
  // The list shows to other staff the products that are assigned to them.
  produtos: () => true,
  pendencias: canListPendingItems,
  mensagens: canReadMessageLog,
  assinaturas: canReviewIdentityChecks,
  atividades: canReadActivityLog,
  titulares: canSeeDataRequests,
};

/** Returns whether a user may open a list in a tenant, and so read and keep its views. */
export function canUseViewsOf(actor: ActorScope, lista: ViewedListName, id_tenant: string): boolean {
  return openers[lista](actor, id_tenant);
}
