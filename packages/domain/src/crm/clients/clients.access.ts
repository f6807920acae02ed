import { type ActorScope, canActIn } from '../../accounts/users/actor.ts';
import { enabledServices } from '../../recovery/products/products.access.ts';
import type { ServiceType } from '../../recovery/products/service-type.ts';

interface ClientOf {
  id_tenant: string;
  id_responsavel: string | null;
  id_gerente: string | null;
}

/** The clients that a list may show; the repository turns it into SQL. */
export type ClientScope =
  | { kind: 'all' }
  | { kind: 'withServices'; services: ServiceType[] }
  | { kind: 'assignedTo'; id_analista: string }
  | { kind: 'managedBy'; id_user: string }
  | { kind: 'none' };

/** Returns the scope of the client list (decision D-14, column "lists"). */
export function visibleClients(actor: ActorScope): ClientScope {
  if (actor.typeCargo === 'CEO') return { kind: 'all' };
  if (actor.typeUser === 'USUARIO') return { kind: 'managedBy', id_user: actor.id };
  if (actor.permissions.permission_geral) return { kind: 'all' };
  if (actor.permissions.permission_product) return { kind: 'withServices', services: enabledServices(actor) };
  if (actor.typeCargo === 'ANALISTA') return { kind: 'assignedTo', id_analista: actor.id };
  return { kind: 'none' };
}

/** Returns whether the lists of clients can show the actor any: the menu and the home leave them out otherwise. */
export function canListClients({ typeUser, typeCargo, permissions }: Omit<ActorScope, 'id' | 'id_tenant'>): boolean {
  if (typeUser === 'USUARIO' || typeCargo === 'CEO' || typeCargo === 'ANALISTA') return true;
  return permissions.permission_geral === true || permissions.permission_product === true;
}

/**
 * Returns whether the actor may open a client (decision D-14, column "opens").
 * @param analysts users assigned to a product of the client
 */
export function canOpenClient(actor: ActorScope, client: ClientOf, analysts: readonly string[]): boolean {
  if (!canActIn(actor, client.id_tenant)) return false;
  if (actor.typeCargo === 'CEO') return true;
  if (actor.typeUser === 'USUARIO') return actor.id === client.id_responsavel || actor.id === client.id_gerente;
  if (actor.permissions.permission_geral || actor.permissions.permission_product) return true;
  return actor.typeCargo === 'ANALISTA' && analysts.includes(actor.id);
}

/** Every USUARIO, the provider's CEO, and ADMINs with `add_client` (foundation G-04, intake X-17). */
export function canRegisterClient(actor: Pick<ActorScope, 'typeUser' | 'typeCargo' | 'permissions'>): boolean {
  return actor.typeUser === 'USUARIO' || actor.typeCargo === 'CEO' || actor.permissions.add_client === true;
}

/** The provider's staff may set any status at any time (W-041, F-428). */
export function canChangeClientStatus(actor: Pick<ActorScope, 'typeUser'>): boolean {
  return actor.typeUser === 'ADMIN';
}

/** The consultancy's CEO; of the provider the CEO and users with `update_client`. */
export function canEditClientTerms(actor: Pick<ActorScope, 'typeUser' | 'typeCargo' | 'permissions'>): boolean {
  if (actor.typeCargo === 'CEO') return true;
  return actor.typeUser === 'ADMIN' && actor.permissions.update_client === true;
}

/** The CEO, a GERENTE, and ADMINs with `update_user_client` (C-16, decision 021). */
export function canTransferClient(actor: ActorScope, client: Pick<ClientOf, 'id_tenant'>): boolean {
  if (!canActIn(actor, client.id_tenant)) return false;
  if (actor.typeCargo === 'CEO') return true;
  return actor.typeUser === 'ADMIN' ? actor.permissions.update_user_client === true : actor.typeCargo === 'GERENTE';
}
