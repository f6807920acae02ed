import { enabledServices } from '../products/products.access.ts';
import type { ServiceType } from '../products/service-type.ts';
import { mayActIn, type Role } from '../users/actor.ts';

interface ClientOf {
  id_tenant: string;
  id_responsavel: string | null;
  id_gerente: string | null;
}

/** What a list of clients may show; the repository turns it into SQL. */
export type ClientScope =
  | { kind: 'all' }
  | { kind: 'withServices'; services: ServiceType[] }
  | { kind: 'assignedTo'; id_analista: string }
  | { kind: 'managedBy'; id_user: string }
  | { kind: 'none' };

/** Decision D-14, column "lists". */
export function visibleClients(role: Role): ClientScope {
  if (role.typeCargo === 'CEO') return { kind: 'all' };
  if (role.typeUser === 'USUARIO') return { kind: 'managedBy', id_user: role.id };
  if (role.permissions.permission_geral) return { kind: 'all' };
  if (role.permissions.permission_product) return { kind: 'withServices', services: enabledServices(role) };
  if (role.typeCargo === 'ANALISTA') return { kind: 'assignedTo', id_analista: role.id };
  return { kind: 'none' };
}

/**
 * Decision D-14, column "opens".
 * @param analysts who is assigned to a product of the client
 */
export function canOpenClient(role: Role, client: ClientOf, analysts: readonly string[]): boolean {
  if (!mayActIn(role, client.id_tenant)) return false;
  if (role.typeCargo === 'CEO') return true;
  if (role.typeUser === 'USUARIO') return role.id === client.id_responsavel || role.id === client.id_gerente;
  if (role.permissions.permission_geral || role.permissions.permission_product) return true;
  return role.typeCargo === 'ANALISTA' && analysts.includes(role.id);
}

/** Every USUARIO, the provider's CEO, and an ADMIN with `add_client` (foundation G-04, intake X-17). */
export function canRegisterClient(role: Pick<Role, 'typeUser' | 'typeCargo' | 'permissions'>): boolean {
  return role.typeUser === 'USUARIO' || role.typeCargo === 'CEO' || role.permissions.add_client === true;
}

/** Status (W-041, F-428): the provider's staff, to any value at any time. */
export function canChangeClientStatus(role: Pick<Role, 'typeUser'>): boolean {
  return role.typeUser === 'ADMIN';
}

/** Commission and bank: whoever runs the consultancy, and of the provider the CEO and who has `update_client`. */
export function canEditClientTerms(role: Pick<Role, 'typeUser' | 'typeCargo' | 'permissions'>): boolean {
  if (role.typeCargo === 'CEO') return true;
  return role.typeUser === 'ADMIN' && role.permissions.update_client === true;
}

/** The responsible person is given by the CEO or GERENTE, or an ADMIN with `update_user_client` (C-16, decision 021). */
export function canTransferClient(role: Role, client: Pick<ClientOf, 'id_tenant'>): boolean {
  if (!mayActIn(role, client.id_tenant)) return false;
  if (role.typeCargo === 'CEO') return true;
  return role.typeUser === 'ADMIN' ? role.permissions.update_user_client === true : role.typeCargo === 'GERENTE';
}
