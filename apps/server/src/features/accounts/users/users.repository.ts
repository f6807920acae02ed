import { permissionFlags } from '@restitui/domain/accounts/permissions/permission-catalogue.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { prepared, unnamed } from '../../../db/prepared.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { permissions } from '../permissions/permissions.table.ts';
import { users } from './users.table.ts';

const userById = (db: Db) =>
  db
    .select({ user: users, flags: permissions.flags })
    .from(users)
    .leftJoin(permissions, eq(permissions.id_user, users.id))
    .where(
      and(
        eq(users.id_tenant, sql.placeholder('id_tenant')),
        eq(users.id, sql.placeholder('id')),
        isNull(users.deletedAt),
      ),
    )
    .prepare(unnamed);

/** Finds a user who is not deleted, with the flags. Runs on every request, because authentication uses it. */
export async function findUser(db: Db, id_tenant: TenantId, id: string) {
  const [found] = await prepared(db, userById).execute({ id_tenant, id });
  return found && { ...found.user, permissions: permissionFlags.parse(found.flags ?? {}) };
}

/** Locks the row until the transaction ends, so that a check and the following update see the same values. */
export async function lockUser(db: Db, id_tenant: TenantId, id: string): Promise<void> {
  await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id_tenant, id_tenant), eq(users.id, id)))
    .for('update');
}

export async function updateUser(
  db: Db,
  id_tenant: TenantId,
  id: string,
  changed: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await db
    .update(users)
    .set(changed)
    .where(and(eq(users.id_tenant, id_tenant), eq(users.id, id)));
}

/** Takes an advisory lock on the e-mail until the transaction ends. */
export async function lockEmail(db: Db, email: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${email.toLowerCase()}, 1))`);
}

export async function isEmailInTenant(db: Db, id_tenant: TenantId, email: string, exceptOf: string): Promise<boolean> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.id_tenant, id_tenant),
        eq(sql`lower(${users.email})`, email.toLowerCase()),
        ne(users.id, exceptOf),
        isNull(users.deletedAt),
      ),
    );
  return row !== undefined;
}

export async function findUserByEmail(db: Db, id_tenant: TenantId, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.id_tenant, id_tenant), eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deletedAt)),
    );
  return row && findUser(db, id_tenant, row.id);
}

/** Names by id, including those of deleted users. */
export async function listUserNames(db: Db, id_tenant: TenantId, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.id_tenant, id_tenant), inArray(users.id, ids)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Returns undefined when the e-mail is taken. */
export async function insertUser(db: Db, row: typeof users.$inferInsert): Promise<UserRow | undefined> {
  const [user] = await db.insert(users).values(row).onConflictDoNothing().returning();
  return user && { ...user, permissions: permissionFlags.parse({}) };
}

/** Soft delete: the row stays for the change history; the password is removed and the e-mail is free again. */
export async function markUserDeleted(db: Db, id_tenant: TenantId, id: string, deletedAt: string): Promise<void> {
  await db
    .update(users)
    .set({ deletedAt, isAccepted: false, inviteExpiresAt: null, password_hash: '' })
    .where(and(eq(users.id_tenant, id_tenant), eq(users.id, id)));
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;
