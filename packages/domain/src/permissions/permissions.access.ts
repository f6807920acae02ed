import { isAdminCeo, type Role } from '../users/actor.ts';
import type { TypeUser } from '../users/cargo.ts';
import { type PermissionKey, type Permissions, permissionKeys } from './permission-catalogue.ts';

interface Owner {
  id: string;
  id_tenant: string;
}

/** Everybody reads the own flags; those of others are for who may administer them. */
export function canReadPermissions(role: Role, owner: Owner): boolean {
  if (role.id === owner.id || isAdminCeo(role)) return true;
  if (role.typeUser === 'USUARIO') return role.typeCargo === 'CEO' && role.id_tenant === owner.id_tenant;
  return role.permissions.update_permissions === true;
}

/** ADMINs with the flag, and the CEO: that of the provider, or of the person's consultancy (client-work C-76, D-13). */
export function canEditPermissions(role: Role, owner: Owner & { typeUser: TypeUser }): boolean {
  if (role.typeUser === 'ADMIN') return isAdminCeo(role) || role.permissions.update_permissions === true;
  return role.typeCargo === 'CEO' && role.id_tenant === owner.id_tenant && owner.typeUser === 'USUARIO';
}

/** The permission guard of pages that are about no client. */
export function passesGeneralGuard(role: Role): boolean {
  return isAdminCeo(role) || role.permissions.gestor_geral === true;
}

/** Nobody grants a flag that they lack, to themselves or to others; a CEO may (decision D-13). */
export function canGrant(role: Role, key: PermissionKey): boolean {
  return role.typeCargo === 'CEO' || role.permissions[key] === true;
}

/** Flags that `next` would give and this person may not. */
export function deniedGrants(role: Role, before: Permissions, next: Permissions): PermissionKey[] {
  return permissionKeys.filter((key) => next[key] && !before[key] && !canGrant(role, key));
}

/** Who chooses among the people for a service: analysts are assigned by ADMINs (client-work C-15, W-225). */
export function canListCandidates(role: Role): boolean {
  if (role.typeUser !== 'ADMIN') return false;
  const flags = ['update_user_product', 'permission_geral', 'permission_product'] as const;
  return role.typeCargo === 'CEO' || role.typeCargo === 'TI' || flags.some((key) => role.permissions[key]);
}
