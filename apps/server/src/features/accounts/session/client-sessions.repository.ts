import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { securityRuleColumns, securitySettings } from '../../tenancy/security-settings/security-settings.table.ts';
import { clientSessions } from './session.table.ts';

interface LocatedClient {
  id: string;
  id_owner: string;
  id_tenant: TenantId;
}

/** Finds a valid client session by its token before the tenant is known. */
export async function locateClientSession(db: Db, token_hash: string): Promise<LocatedClient | undefined> {
  const { rows } = await db.execute<LocatedClient & Record<string, unknown>>(
    sql`select id, id_owner, id_tenant from lookup.running_client_session(${token_hash})`,
  );
  return rows[0];
}

/** Finds the last use and the tenant's own rules. Runs on every request of a client. */
export async function findClientSession(db: Db, id_tenant: TenantId, id: string) {
  const { createdDate, lastSeenAt, idleAt, method } = clientSessions;
  const [row] = await db
    .select({ createdDate, lastSeenAt, idleAt, method, rules: securityRuleColumns })
    .from(clientSessions)
    .leftJoin(securitySettings, eq(securitySettings.id_tenant, clientSessions.id_tenant))
    .where(and(eq(clientSessions.id_tenant, id_tenant), eq(clientSessions.id, id)));
  return row;
}

/** Records the last use of a session, or its end by inactivity. */
export async function updateClientSession(
  db: Db,
  id_tenant: TenantId,
  id: string,
  changed: { lastSeenAt: string } | { idleAt: string },
): Promise<void> {
  await db
    .update(clientSessions)
    .set(changed)
    .where(and(eq(clientSessions.id_tenant, id_tenant), eq(clientSessions.id, id)));
}

export async function insertClientSession(db: Db, session: typeof clientSessions.$inferInsert): Promise<void> {
  await db
    .delete(clientSessions)
    .where(and(eq(clientSessions.id_owner, session.id_owner), lt(clientSessions.expiresAt, session.createdDate)));
  await db.insert(clientSessions).values(session);
}

export async function deleteClientSession(db: Db, id_tenant: TenantId, id: string): Promise<void> {
  await db.delete(clientSessions).where(and(eq(clientSessions.id_tenant, id_tenant), eq(clientSessions.id, id)));
}

export async function deleteSessionsOfOwner(db: Db, id_tenant: TenantId, id_owner: string): Promise<void> {
  await db
    .delete(clientSessions)
    .where(and(eq(clientSessions.id_tenant, id_tenant), eq(clientSessions.id_owner, id_owner)));
}
