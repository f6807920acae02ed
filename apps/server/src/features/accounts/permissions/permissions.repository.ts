import {
  type PermissionKey,
  permissionFlags,
  type StoredFlags,
  storedFlags,
} from '@restitui/domain/accounts/permissions/permission-catalogue.ts';
import type { TypeCargo, TypeUser } from '@restitui/domain/accounts/users/cargo.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { users } from '../users/users.table.ts';
import { permissions } from './permissions.table.ts';

/** Returns all flags of a user; missing ones are false, also without a record. */
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
    .onConflictDoUpdate({ target: [permissions.id_tenant, permissions.id_user], set: { flags: row.flags } });
}

export async function deletePermissions(db: Db, id_tenant: TenantId, id_user: string): Promise<void> {
  await db.delete(permissions).where(and(eq(permissions.id_tenant, id_tenant), eq(permissions.id_user, id_user)));
}

interface CandidateFilter {
  typeUser: TypeUser;
  typeCargo: TypeCargo;
  /** Undefined for a service without a flag, open to all users of the cargo. */
  flag: PermissionKey | undefined;
}

/** Active users of a cargo that have the flag, by name. */
export async function listUsersWithFlag(db: Db, id_tenant: TenantId, { typeUser, typeCargo, flag }: CandidateFilter) {
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
