import { isAdminCeo, type Role } from '../users/actor.ts';

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
