import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, lt, sql } from 'drizzle-orm';
import { prepared, unnamed } from '../../../db/prepared.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { owners } from '../../crm/clients/clients.table.ts';
import { securityRuleColumns, securitySettings } from '../../tenancy/security-settings/security-settings.table.ts';
import { clientSessions } from './session.table.ts';

const clientSessionById = (db: Db) =>
  db
    .select({
      createdDate: clientSessions.createdDate,
      lastSeenAt: clientSessions.lastSeenAt,
      idleAt: clientSessions.idleAt,
      method: clientSessions.method,
      rules: securityRuleColumns,
      owner: owners,
    })
    .from(clientSessions)
    .innerJoin(owners, and(eq(owners.id_tenant, clientSessions.id_tenant), eq(owners.id, clientSessions.id_owner)))
    .leftJoin(securitySettings, eq(securitySettings.id_tenant, clientSessions.id_tenant))
    .where(
      and(eq(clientSessions.id_tenant, sql.placeholder('id_tenant')), eq(clientSessions.id, sql.placeholder('id'))),
    )
    .prepare(unnamed);

/** Finds the last use, the owner and the tenant's own rules. Runs on every request of a client. */
export async function findClientSession(db: Db, id_tenant: TenantId, id: string) {
  const [row] = await prepared(db, clientSessionById).execute({ id_tenant, id });
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
