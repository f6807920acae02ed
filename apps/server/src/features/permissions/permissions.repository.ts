import {
  type PermissionKey,
  permissionFlags,
  type StoredFlags,
  storedFlags,
} from '@restitui/domain/permissions/permission-catalogue.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { TypeCargo, TypeUser } from '@restitui/domain/users/cargo.ts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { users } from '../users/users.table.ts';
import { permissions } from './permissions.table.ts';

/** All stored flags of a user; missing ones are false, also for who has no record yet. */
export async function findPermissions(db: Db, id_tenant: TenantId, id_user: string): Promise<StoredFlags> {
  const [row] = await db
    .select({ flags: permissions.flags })
    .from(permissions)
    .where(and(eq(permissions.id_tenant, id_tenant), eq(permissions.id_user, id_user)));
  return storedFlags.parse(row?.flags ?? {});
}

export async function upsertPermissions(db: Db, row: typeof permissions.$inferInsert): Promise<void> {
  await db
    .insert(permissions)
    .values(row)
    .onConflictDoUpdate({ target: permissions.id_user, set: { flags: row.flags } });
}

export async function deletePermissions(db: Db, id_tenant: TenantId, id_user: string): Promise<void> {
  await db.delete(permissions).where(and(eq(permissions.id_tenant, id_tenant), eq(permissions.id_user, id_user)));
}

interface Wanted {
  typeUser: TypeUser;
  typeCargo: TypeCargo;
  /** Undefined for a service that no flag opens: everybody of the cargo may work on it. */
  flag: PermissionKey | undefined;
}

/** Active people of a cargo who have the flag, by name. */
export async function listHolders(db: Db, id_tenant: TenantId, { typeUser, typeCargo, flag }: Wanted) {
  const rows = await db
    .select({ id_user: users.id, name: users.name, flags: permissions.flags })
    .from(users)
    .leftJoin(permissions, eq(permissions.id_user, users.id))
    .where(
      and(
        eq(users.id_tenant, id_tenant),
        eq(users.typeUser, typeUser),
        eq(users.typeCargo, typeCargo),
        eq(users.isAccepted, true),
        isNull(users.deletedAt),
        flag && sql`${permissions.flags} @> ${JSON.stringify({ [flag]: true })}::jsonb`,
      ),
    )
    .orderBy(asc(users.name), asc(users.id));
  return rows.map(({ flags, ...user }) => {
    return { ...user, typeUser, typeCargo, permissions: permissionFlags.parse(flags ?? {}) };
  });
}
