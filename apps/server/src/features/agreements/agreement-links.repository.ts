import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { agreementLinks } from './agreements.table.ts';

export type AgreementLinkRow = typeof agreementLinks.$inferSelect;

/** Which link a token is; asked before a tenant is known. */
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

export async function insertAgreementLink(db: Db, values: typeof agreementLinks.$inferInsert): Promise<void> {
  await db.insert(agreementLinks).values(values);
}
