import { canRegisterClient } from '../clients/clients.access.ts';
import { mayActIn, type Role } from '../users/actor.ts';
import type { TypeCargo } from '../users/cargo.ts';

interface LeadOf {
  id_tenant: string;
  id_responsavel: string | null;
}

/** What a list of leads may show; the repository turns it into SQL. */
export type LeadScope = { kind: 'all' } | { kind: 'assignedTo'; id_user: string } | { kind: 'none' };

type Who = Pick<Role, 'typeUser' | 'typeCargo' | 'permissions'>;

/** CEO and GERENTE of a consultancy all, a PARCEIRO those assigned; of the provider the CEO and who registers clients. */
function reachOf({ typeUser, typeCargo, permissions }: Who): LeadScope['kind'] {
  if (typeUser === 'ADMIN') return typeCargo === 'CEO' || permissions.add_client === true ? 'all' : 'none';
  if (typeCargo === 'CEO' || typeCargo === 'GERENTE') return 'all';
  return typeCargo === 'PARCEIRO' ? 'assignedTo' : 'none';
}

/** Which leads a person sees. */
export function visibleLeads(role: Who & Pick<Role, 'id'>): LeadScope {
  const kind = reachOf(role);
  return kind === 'assignedTo' ? { kind, id_user: role.id } : { kind };
}

/** The page of leads, and its list. */
export function canListLeads(role: Who): boolean {
  return reachOf(role) !== 'none';
}

/** Reads one, and changes its state and note. */
export function canWorkOnLead(role: Role, lead: LeadOf): boolean {
  if (!mayActIn(role, lead.id_tenant)) return false;
  const scope = visibleLeads(role);
  return scope.kind === 'all' || (scope.kind === 'assignedTo' && lead.id_responsavel === scope.id_user);
}

/** Says who answers. */
export function canAssignLeads(role: Who): boolean {
  return reachOf(role) === 'all';
}

/** Makes a client of it. */
export function canConvertLead(role: Role, lead: LeadOf): boolean {
  return canWorkOnLead(role, lead) && canRegisterClient(role);
}

/** Cargos of a consultancy to whom a lead can be given: those who would see it. */
export const leadCargos: readonly TypeCargo[] = ['CEO', 'GERENTE', 'PARCEIRO'];
