import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, desc, eq, lt, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { users } from '../../accounts/users/users.table.ts';
import { clients } from '../../crm/clients/clients.table.ts';
import { agreements } from '../documents/agreements.table.ts';
import { agreementSeals } from './seals.table.ts';

export type SealRow = typeof agreementSeals.$inferSelect;

/** Returns undefined when the version already has a seal. */
export async function insertSeal(db: Db, row: typeof agreementSeals.$inferInsert): Promise<SealRow | undefined> {
  const [inserted] = await db.insert(agreementSeals).values(row).onConflictDoNothing().returning();
  return inserted;
}

export async function findSealOfVersion(db: Db, id_tenant: TenantId, id_version: string): Promise<SealRow | undefined> {
  const [row] = await db
    .select()
    .from(agreementSeals)
    .where(and(eq(agreementSeals.id_tenant, id_tenant), eq(agreementSeals.id_version, id_version)));
  return row;
}

/** Returns the newest seal of an agreement. */
export async function findSealOfAgreement(
  db: Db,
  id_tenant: TenantId,
  id_agreement: string,
): Promise<SealRow | undefined> {
  const [row] = await db
    .select()
    .from(agreementSeals)
    .where(and(eq(agreementSeals.id_tenant, id_tenant), eq(agreementSeals.id_agreement, id_agreement)))
    .orderBy(desc(agreementSeals.requestedAt))
    .limit(1);
  return row;
}

export async function updateSeal(
  db: Db,
  id_tenant: TenantId,
  id: string,
  changed: Partial<typeof agreementSeals.$inferInsert>,
): Promise<void> {
  await db
    .update(agreementSeals)
    .set(changed)
    .where(and(eq(agreementSeals.id_tenant, id_tenant), eq(agreementSeals.id, id)));
}

/** Locks a seal until the transaction ends. */
export async function lockSeal(db: Db, id_tenant: TenantId, id: string): Promise<SealRow | undefined> {
  const [row] = await db
    .select()
    .from(agreementSeals)
    .where(and(eq(agreementSeals.id_tenant, id_tenant), eq(agreementSeals.id, id)))
    .for('update');
  return row;
}

/** Returns the party to name in an alert about a failed sealing. */
export async function findSealAlertParty(
  db: Db,
  id_tenant: TenantId,
  id_agreement: string,
): Promise<{ company: string; id_client: string | null }> {
  const [row] = await db
    .select({ id_client: agreements.id_client, razao_social: clients.razao_social, name: users.name })
    .from(agreements)
    .leftJoin(clients, and(eq(clients.id_tenant, agreements.id_tenant), eq(clients.cnpjcpf, agreements.id_client)))
    .leftJoin(users, and(eq(users.id_tenant, agreements.id_tenant), eq(users.id, agreements.id_user)))
    .where(and(eq(agreements.id_tenant, id_tenant), eq(agreements.id, id_agreement)));
  return { company: row?.razao_social ?? row?.name ?? '', id_client: row?.id_client ?? null };
}

/** Lists failed seals and those that have been pending since before the instant. */
export async function listStuckSeals(db: Db, id_tenant: TenantId, before: string): Promise<SealRow[]> {
  return db
    .select()
    .from(agreementSeals)
    .where(
      and(
        eq(agreementSeals.id_tenant, id_tenant),
        ne(agreementSeals.state, 'selado'),
        or(eq(agreementSeals.state, 'falhou'), lt(agreementSeals.requestedAt, before)),
      ),
    );
}

export async function locateSeal(db: Db, code: string): Promise<{ id: string; id_tenant: TenantId } | undefined> {
  const { rows } = await db.execute<{ id: string; id_tenant: TenantId }>(
    sql`select * from lookup.seal_of_code(${code})`,
  );
  return rows[0];
}

export async function findSeal(db: Db, id_tenant: TenantId, id: string): Promise<SealRow | undefined> {
  const [row] = await db
    .select()
    .from(agreementSeals)
    .where(and(eq(agreementSeals.id_tenant, id_tenant), eq(agreementSeals.id, id)));
  return row;
}
