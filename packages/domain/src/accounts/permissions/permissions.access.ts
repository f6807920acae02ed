import { type ActorScope, isAdminCeo } from '../users/actor.ts';
import type { TypeUser } from '../users/cargo.ts';
import { type PermissionKey, type Permissions, permissionKeys } from './permission-catalogue.ts';

interface Owner {
  id: string;
  id_tenant: string;
}

/** Users read their own flags, and those of the users whose permissions they may administer. */
export function canReadPermissions(actor: ActorScope, owner: Owner): boolean {
  if (actor.id === owner.id || isAdminCeo(actor)) return true;
  if (actor.typeUser === 'USUARIO') return actor.typeCargo === 'CEO' && actor.id_tenant === owner.id_tenant;
  return actor.permissions.update_permissions === true;
}

/** ADMINs with the flag, the CEO of the provider, and the CEO of the user's consultancy (client-work C-76, D-13). */
export function canEditPermissions(actor: ActorScope, owner: Owner & { typeUser: TypeUser }): boolean {
  if (actor.typeUser === 'ADMIN') return isAdminCeo(actor) || actor.permissions.update_permissions === true;
  return actor.typeCargo === 'CEO' && actor.id_tenant === owner.id_tenant && owner.typeUser === 'USUARIO';
}

/** Guard of pages that concern no client. */
export function passesGeneralGuard(actor: ActorScope): boolean {
  return isAdminCeo(actor) || actor.permissions.gestor_geral === true;
}

/** Users cannot grant a flag that they lack, neither to themselves nor to others; a CEO can (decision D-13). */
export function canGrant(actor: ActorScope, key: PermissionKey): boolean {
  return actor.typeCargo === 'CEO' || actor.permissions[key] === true;
}

/** Returns the flags that `next` would add and the actor may not grant. */
export function deniedGrants(actor: ActorScope, before: Permissions, next: Permissions): PermissionKey[] {
  return permissionKeys.filter((key) => next[key] && !before[key] && !canGrant(actor, key));
}

/** Analysts are assigned by ADMINs (client-work C-15, W-225). */
export function canListCandidates(actor: ActorScope): boolean {
  if (actor.typeUser !== 'ADMIN') return false;
  const flags = ['update_user_product', 'permission_geral', 'permission_product'] as const;
  return actor.typeCargo === 'CEO' || actor.typeCargo === 'TI' || flags.some((key) => actor.permissions[key]);
}
