import { type ActorScope, canActIn } from '../../accounts/users/actor.ts';
import type { TypeCargo } from '../../accounts/users/cargo.ts';
import { canRegisterClient } from '../clients/clients.access.ts';

interface LeadOf {
  id_tenant: string;
  id_responsavel: string | null;
}

/** The leads that a list may show; the repository turns it into SQL. */
export type LeadScope = { kind: 'all' } | { kind: 'assignedTo'; id_user: string } | { kind: 'none' };

type ActorCargo = Pick<ActorScope, 'typeUser' | 'typeCargo' | 'permissions'>;

/**
 * A consultancy's CEO and GERENTE see all leads, a PARCEIRO assigned ones; of the provider, the CEO and users who
 * register clients see all.
 */
function leadScopeKind({ typeUser, typeCargo, permissions }: ActorCargo): LeadScope['kind'] {
  if (typeUser === 'ADMIN') return typeCargo === 'CEO' || permissions.add_client === true ? 'all' : 'none';
  if (typeCargo === 'CEO' || typeCargo === 'GERENTE') return 'all';
  return typeCargo === 'PARCEIRO' ? 'assignedTo' : 'none';
}

/** Returns which leads of the tenant the actor may see. */
export function visibleLeads(actor: ActorCargo & Pick<ActorScope, 'id'>): LeadScope {
  const kind = leadScopeKind(actor);
  return kind === 'assignedTo' ? { kind, id_user: actor.id } : { kind };
}

/** Access to the page of leads and to its list. */
export function canListLeads(actor: ActorCargo): boolean {
  return leadScopeKind(actor) !== 'none';
}

/** Returns whether the actor may read the lead and change its status and note. */
export function canWorkOnLead(actor: ActorScope, lead: LeadOf): boolean {
  if (!canActIn(actor, lead.id_tenant)) return false;
  const scope = visibleLeads(actor);
  return scope.kind === 'all' || (scope.kind === 'assignedTo' && lead.id_responsavel === scope.id_user);
}

/** Returns whether the actor may choose the responsible of a lead. */
export function canAssignLeads(actor: ActorCargo): boolean {
  return leadScopeKind(actor) === 'all';
}

/** Returns whether the actor may register a client from the lead. */
export function canConvertLead(actor: ActorScope, lead: LeadOf): boolean {
  return canWorkOnLead(actor, lead) && canRegisterClient(actor);
}

/** Cargos of a consultancy that a lead can be assigned to. */
export const leadCargos: readonly TypeCargo[] = ['CEO', 'GERENTE', 'PARCEIRO'];
