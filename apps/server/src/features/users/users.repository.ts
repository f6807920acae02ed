import { permissionFlags } from '@restitui/domain/permissions/permission-catalogue.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { User } from '@restitui/domain/users/users.api.ts';
import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { prepared } from '../../db/prepared.ts';
import type { Db } from '../../db/tenant-scope.ts';
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
    .prepare('user_by_id');

/** A user who is not deleted, with the flags; `password_hash` stays on the server. Read on every request: the gate stands on it. */
export async function findUser(db: Db, id_tenant: TenantId, id: string) {
  const [found] = await prepared(db, userById).execute({ id_tenant, id });
  return found && { ...found.user, permissions: permissionFlags.parse(found.flags ?? {}) };
}

/** Holds a person's row until the transaction ends, so that what was read of it is still so when it is changed. */
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

/** Until the transaction ends nobody else takes this e-mail. */
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

/** The person of this tenant who has an e-mail. */
export async function findUserByEmail(db: Db, id_tenant: TenantId, email: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(
      and(eq(users.id_tenant, id_tenant), eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(users.deletedAt)),
    );
  return row && findUser(db, id_tenant, row.id);
}

/** Names by id, those of deleted people too. */
export async function listUserNames(db: Db, id_tenant: TenantId, ids: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(and(eq(users.id_tenant, id_tenant), inArray(users.id, ids)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The new row, or undefined when the e-mail is taken. */
export async function insertUser(db: Db, row: typeof users.$inferInsert): Promise<UserRow | undefined> {
  const [user] = await db.insert(users).values(row).onConflictDoNothing().returning();
  return user && { ...user, permissions: permissionFlags.parse({}) };
}

/** Keeps the row for the history that names it; the way in is gone, and the e-mail is free again. */
export async function markUserDeleted(db: Db, id_tenant: TenantId, id: string, deletedAt: string): Promise<void> {
  await db
    .update(users)
    .set({ deletedAt, isAccepted: false, password_hash: '' })
    .where(and(eq(users.id_tenant, id_tenant), eq(users.id, id)));
}

export type UserRow = NonNullable<Awaited<ReturnType<typeof findUser>>>;

export function userOnWire({ password_hash: _, ...user }: UserRow): User {
  return { ...user, status: user.isAccepted ? 'Ativo' : 'Pendente' };
}
