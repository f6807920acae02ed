import type { TypeCargo } from '@restitui/domain/accounts/users/cargo.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq, inArray, isNull, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { users } from './users.table.ts';

/** Users of the consultancy with one of the cargos, by name. */
export function listUsersByCargo(db: Db, id_tenant: TenantId, cargos: readonly TypeCargo[]) {
  return listUsers(db, id_tenant, inArray(users.typeCargo, cargos));
}

/** Those of them who can sign in, other than `exceptOf`. */
export function listActiveUsersByCargo(db: Db, id_tenant: TenantId, cargos: readonly TypeCargo[], exceptOf?: string) {
  const others = exceptOf === undefined ? [] : [ne(users.id, exceptOf)];
  return listUsers(db, id_tenant, inArray(users.typeCargo, cargos), eq(users.isAccepted, true), ...others);
}

function listUsers(db: Db, id_tenant: TenantId, ...conditions: SQL[]) {
  return db
    .select({ id: users.id, name: users.name, typeCargo: users.typeCargo })
    .from(users)
    .where(and(eq(users.id_tenant, id_tenant), eq(users.typeUser, 'USUARIO'), isNull(users.deletedAt), ...conditions))
    .orderBy(asc(users.name), asc(users.id));
}
