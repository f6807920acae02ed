import { permissionFlags } from '@restitui/domain/accounts/permissions/permission-catalogue.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import { prepared, unnamed } from '../../../db/prepared.ts';
import { type Db, literal } from '../../../db/tenant-scope.ts';
import { securityRuleColumns, securitySettings } from '../../tenancy/security-settings/security-settings.table.ts';
import { permissions } from '../permissions/permissions.table.ts';
import { users } from '../users/users.table.ts';
import { sessions, signInAttempts } from './session.table.ts';

interface LocatedAccount {
  id_user: string;
  id_tenant: TenantId;
}

/** Look-up of a session of staff or of a client that is valid at a moment, by its token, before the tenant is known. */
export const runningSession = (token_hash: string, now: Date) => sql`
  select id, id_tenant, id_user
  from lookup.running_session(${literal(token_hash)}, ${literal(now.toISOString())}::timestamptz)
  union all
  select id, id_tenant, null
  from lookup.running_client_session(${literal(token_hash)}, ${literal(now.toISOString())}::timestamptz)`;

/** Finds the account of an e-mail before the tenant is known: ADMINs first, then the host's tenant, then any other. */
export async function locateAccount(db: Db, email: string, hostTenant: string): Promise<LocatedAccount | undefined> {
  const { rows } = await db.execute<LocatedAccount & Record<string, unknown>>(
    sql`select id_user, id_tenant from lookup.sign_in_account(${email}, ${hostTenant})`,
  );
  return rows[0];
}

const sessionById = (db: Db) =>
  db
    .select({
      createdDate: sessions.createdDate,
      lastSeenAt: sessions.lastSeenAt,
      idleAt: sessions.idleAt,
      authenticatedAt: sessions.authenticatedAt,
      secondFactorAt: sessions.secondFactorAt,
      rules: securityRuleColumns,
      id_user: users.id,
      name: users.name,
      typeUser: users.typeUser,
      typeCargo: users.typeCargo,
      isAccepted: users.isAccepted,
      flags: permissions.flags,
    })
    .from(sessions)
    .innerJoin(users, and(eq(users.id_tenant, sessions.id_tenant), eq(users.id, sessions.id_user)))
    .leftJoin(permissions, and(eq(permissions.id_tenant, users.id_tenant), eq(permissions.id_user, users.id)))
    .leftJoin(securitySettings, eq(securitySettings.id_tenant, sessions.id_tenant))
    .where(
      and(
        eq(sessions.id_tenant, sql.placeholder('id_tenant')),
        eq(sessions.id, sql.placeholder('id')),
        isNull(users.deletedAt),
      ),
    )
    .prepare(unnamed);

/**
 * Finds the proofs of identity, the last use, the account with its flags and the tenant's own rules. Runs on every
 * request of staff.
 */
export async function findSession(db: Db, id_tenant: TenantId, id: string) {
  const [row] = await prepared(db, sessionById).execute({ id_tenant, id });
  return row && { ...row, permissions: permissionFlags.parse(row.flags ?? {}) };
}

/** Ends a session for good: a longer idle time, set later, does not open it again. */
export async function markIdle(db: Db, id_tenant: TenantId, id: string, idleAt: string): Promise<void> {
  await db
    .update(sessions)
    .set({ idleAt })
    .where(and(eq(sessions.id_tenant, id_tenant), eq(sessions.id, id)));
}

/** Records a proof of identity given within a session. */
export async function markAuthenticated(
  db: Db,
  id_tenant: TenantId,
  id: string,
  at: { authenticatedAt: string; secondFactorAt?: string },
): Promise<void> {
  await db
    .update(sessions)
    .set(at)
    .where(and(eq(sessions.id_tenant, id_tenant), eq(sessions.id, id)));
}

export async function insertSession(db: Db, session: typeof sessions.$inferInsert): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.id_user, session.id_user), lt(sessions.expiresAt, session.createdDate)));
  await db.insert(sessions).values(session);
}

/** Valid sessions, last seen first. */
export async function listSessionsOf(
  db: Db,
  id_tenant: TenantId,
  id_user: string,
  { now, usedSince }: { now: string; usedSince: string },
) {
  const seen = sql`coalesce(${sessions.lastSeenAt}, ${sessions.createdDate})`;
  const of = and(
    eq(sessions.id_tenant, id_tenant),
    eq(sessions.id_user, id_user),
    gt(sessions.expiresAt, now),
    isNull(sessions.idleAt),
    gt(seen, usedSince),
  );
  return db.select().from(sessions).where(of).orderBy(desc(seen), sessions.id);
}

export async function touchSession(db: Db, id_tenant: TenantId, id: string, lastSeenAt: string): Promise<void> {
  await db
    .update(sessions)
    .set({ lastSeenAt })
    .where(and(eq(sessions.id_tenant, id_tenant), eq(sessions.id, id)));
}

/** Returns 0 when the user has no such session. */
export async function deleteSessionOf(db: Db, id_tenant: TenantId, id_user: string, id: string): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id_tenant, id_tenant), eq(sessions.id_user, id_user), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length;
}

export async function deleteOtherSessions(
  db: Db,
  id_tenant: TenantId,
  id_user: string,
  exceptId: string,
): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id_tenant, id_tenant), eq(sessions.id_user, id_user), ne(sessions.id, exceptId)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** Ends every session of a user; returns the number of those that were still valid. */
export async function endSessionsOf(db: Db, id_tenant: TenantId, id_user: string, now: string): Promise<number> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id_tenant, id_tenant), eq(sessions.id_user, id_user)))
    .returning({ expiresAt: sessions.expiresAt, idleAt: sessions.idleAt });
  return ended.filter(({ expiresAt, idleAt }) => expiresAt > now && idleAt === null).length;
}

export async function deleteSession(db: Db, id_tenant: TenantId, id: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.id_tenant, id_tenant), eq(sessions.id, id)));
}

export async function deleteSessionsOf(db: Db, id_tenant: TenantId, id_user: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.id_tenant, id_tenant), eq(sessions.id_user, id_user)));
}

export async function markSucceeded(db: Db, id: string): Promise<void> {
  await db.update(signInAttempts).set({ succeeded: true }).where(eq(signInAttempts.id, id));
}
