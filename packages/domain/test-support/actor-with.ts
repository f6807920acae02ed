import type { PermissionKey } from '../src/accounts/permissions/permission-catalogue.ts';
import type { ActorScope } from '../src/accounts/users/actor.ts';
import type { TypeCargo, TypeUser } from '../src/accounts/users/cargo.ts';
import type { TenantId } from '../src/tenancy/tenants/tenant-id.ts';

/** The actor of the truth tables, its tenant, and another tenant. */
export const self = 'esta-pessoa';
export const home = '20000000000107' as TenantId;
export const elsewhere = '30000000000152' as TenantId;

/** Builds the actor with these permissions: `actorWith('ADMIN ANALISTA', 'permission_product')`. */
export function actorWith(who: `${TypeUser} ${TypeCargo}`, ...flags: PermissionKey[]): ActorScope {
  const [typeUser, typeCargo] = who.split(' ') as [TypeUser, TypeCargo];
  const permissions = Object.fromEntries(flags.map((flag) => [flag, true]));
  return { id: self, id_tenant: home, typeUser, typeCargo, permissions };
}
