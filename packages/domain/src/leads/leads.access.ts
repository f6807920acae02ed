import { canRegisterClient } from '../clients/clients.access.ts';
import { mayActIn, type Role } from '../users/actor.ts';
import type { TypeCargo } from '../users/cargo.ts';

interface LeadOf {
  id_tenant: string;
  id_responsavel: string | null;
}

/** What a list of leads may show; the repository turns it into SQL. */
export type LeadScope = { kind: 'all' } | { kind: 'assignedTo'; id_user: string } | { kind: 'none' };

/** CEO and GERENTE of a consultancy all, a PARCEIRO those assigned; of the provider the CEO and who registers clients. */
export function visibleLeads(role: Pick<Role, 'id' | 'typeUser' | 'typeCargo' | 'permissions'>): LeadScope {
  const { id, typeUser, typeCargo, permissions } = role;
  if (typeUser === 'ADMIN') {
    return typeCargo === 'CEO' || permissions.add_client === true ? { kind: 'all' } : { kind: 'none' };
  }
  if (typeCargo === 'CEO' || typeCargo === 'GERENTE') return { kind: 'all' };
  return typeCargo === 'PARCEIRO' ? { kind: 'assignedTo', id_user: id } : { kind: 'none' };
}

/** The page of leads, and its list. */
export function canListLeads(role: Pick<Role, 'id' | 'typeUser' | 'typeCargo' | 'permissions'>): boolean {
  return visibleLeads(role).kind !== 'none';
}

/** Reads one, and changes its state and note. */
export function canWorkOnLead(role: Role, lead: LeadOf): boolean {
  if (!mayActIn(role, lead.id_tenant)) return false;
  const scope = visibleLeads(role);
  return scope.kind === 'all' || (scope.kind === 'assignedTo' && lead.id_responsavel === scope.id_user);
}

/** Says who answers. */
export function canAssignLeads(role: Pick<Role, 'id' | 'typeUser' | 'typeCargo' | 'permissions'>): boolean {
  return visibleLeads(role).kind === 'all';
}

/** Makes a client of it. */
export function canConvertLead(role: Role, lead: LeadOf): boolean {
  return canWorkOnLead(role, lead) && canRegisterClient(role);
}

/** Cargos of a consultancy to whom a lead can be given: those who would see it. */
export const leadCargos: readonly TypeCargo[] = ['CEO', 'GERENTE', 'PARCEIRO'];
