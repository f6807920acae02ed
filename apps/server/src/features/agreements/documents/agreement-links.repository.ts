import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { onlyRow } from '../../../db/only-row.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { agreementLinks } from './agreements.table.ts';

export type AgreementLinkRow = typeof agreementLinks.$inferSelect;

/** Resolves a token before the tenant is known, through a SECURITY DEFINER function. */
export async function locateAgreementLink(
  db: Db,
  token_hash: string,
): Promise<{ id: string; id_tenant: TenantId } | undefined> {
  const { rows } = await db.execute<{ id: string; id_tenant: TenantId }>(
    sql`select id, id_tenant from lookup.agreement_link(${token_hash})`,
  );
  return rows[0];
}

export async function findAgreementLink(
  db: Db,
  id_tenant: TenantId,
  id: string,
): Promise<AgreementLinkRow | undefined> {
  const [row] = await db
    .select()
    .from(agreementLinks)
    .where(and(eq(agreementLinks.id_tenant, id_tenant), eq(agreementLinks.id, id)));
  return row;
}

export async function insertAgreementLink(
  db: Db,
  values: typeof agreementLinks.$inferInsert,
): Promise<AgreementLinkRow> {
  return onlyRow(await db.insert(agreementLinks).values(values).returning());
}

/** Lists the links to a client's agreements, newest first. */
export function listClientLinks(db: Db, id_tenant: TenantId, id_client: string): Promise<AgreementLinkRow[]> {
  return db
    .select()
    .from(agreementLinks)
    .where(
      and(
        eq(agreementLinks.id_tenant, id_tenant),
        eq(agreementLinks.id_client, id_client),
        eq(agreementLinks.purpose, 'contrato'),
      ),
    )
    .orderBy(desc(agreementLinks.createdDate), desc(agreementLinks.id));
}

export async function updateAgreementLink(
  db: Db,
  id_tenant: TenantId,
  id: string,
  changed: Pick<Partial<AgreementLinkRow>, 'lastOpenedAt' | 'askedAt'>,
): Promise<void> {
  await db
    .update(agreementLinks)
    .set(changed)
    .where(and(eq(agreementLinks.id_tenant, id_tenant), eq(agreementLinks.id, id)));
}

/** Keeps the first revocation; returns undefined when the link was already revoked. */
export async function markAgreementLinkRevoked(
  db: Db,
  id_tenant: TenantId,
  id: string,
  revokedAt: string,
): Promise<AgreementLinkRow | undefined> {
  const [row] = await db
    .update(agreementLinks)
    .set({ revokedAt })
    .where(and(eq(agreementLinks.id_tenant, id_tenant), eq(agreementLinks.id, id), isNull(agreementLinks.revokedAt)))
    .returning();
  return row;
}
