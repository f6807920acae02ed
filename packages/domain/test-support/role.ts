import type { PermissionKey } from '../src/permissions/permission-catalogue.ts';
import type { TenantId } from '../src/tenants/tenant-id.ts';
import type { Role } from '../src/users/actor.ts';
import type { TypeCargo, TypeUser } from '../src/users/cargo.ts';

/** Whom the truth tables ask about, and where that person belongs. */
export const self = 'esta-pessoa';
export const home = '20000000000107' as TenantId;
export const elsewhere = '30000000000152' as TenantId;

/** `role('ADMIN ANALISTA', 'permission_product')`: this person, with the flags named. */
export function role(who: `${TypeUser} ${TypeCargo}`, ...flags: PermissionKey[]): Role {
  const [typeUser, typeCargo] = who.split(' ') as [TypeUser, TypeCargo];
  const permissions = Object.fromEntries(flags.map((flag) => [flag, true]));
  return { id: self, id_tenant: home, typeUser, typeCargo, permissions };
}
