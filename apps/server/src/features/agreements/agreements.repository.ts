import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, arrayContains, desc, eq, gt, inArray, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { agreements, agreementVersions } from './agreements.table.ts';

export type AgreementRow = typeof agreements.$inferSelect;
export type VersionRow = typeof agreementVersions.$inferSelect;

/** With whom it is made. */
export type AgreementKey = { id_client: string } | { id_user: string };

/** An agreement with the text that it has now. */
export interface FoundAgreement extends AgreementRow {
  current: VersionRow;
}

function ofParty(id_tenant: TenantId, key: AgreementKey) {
  const is = 'id_user' in key ? eq(agreements.id_user, key.id_user) : eq(agreements.id_client, key.id_client);
  return and(eq(agreements.id_tenant, id_tenant), is);
}

/** The agreement in force: those that wait for their party first, then the unsigned; or the one of them that is named. */
export async function findActiveAgreement(
  db: Db,
  id_tenant: TenantId,
  key: AgreementKey,
  id?: string,
): Promise<FoundAgreement | undefined> {
  const [row] = await db
    .select({ agreement: agreements, current: agreementVersions })
    .from(agreements)
    .innerJoin(agreementVersions, eq(agreementVersions.id_agreement, agreements.id))
    .where(and(ofParty(id_tenant, key), eq(agreements.IsAtivo, true), id ? eq(agreements.id, id) : undefined))
    .orderBy(
      agreements.isAssinado,
      sql`'cliente' = any(${agreements.acts})`,
      desc(agreements.createdDate),
      desc(agreementVersions.number),
    )
    .limit(1);
  return row && { ...row.agreement, current: row.current };
}

export async function findAgreement(db: Db, id_tenant: TenantId, id: string): Promise<AgreementRow | undefined> {
  const [row] = await db
    .select()
    .from(agreements)
    .where(and(eq(agreements.id_tenant, id_tenant), eq(agreements.id, id)));
  return row;
}

/** Until the transaction ends nobody else writes for the same party. */
export async function lockParty(db: Db, id_tenant: TenantId, key: AgreementKey): Promise<void> {
  const text = `${id_tenant} ${JSON.stringify(key)}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${text}, 2))`);
}

export async function findAgreementOfRegime(
  db: Db,
  id_tenant: TenantId,
  id_client: string,
  typeRegime: string,
): Promise<AgreementRow | undefined> {
  const [row] = await db
    .select()
    .from(agreements)
    .where(and(ofParty(id_tenant, { id_client }), eq(agreements.typeRegime, typeRegime)));
  return row;
}

/** The contracts in force of a client, oldest first. */
export function listActiveAgreements(db: Db, id_tenant: TenantId, id_client: string): Promise<AgreementRow[]> {
  return db
    .select()
    .from(agreements)
    .where(and(ofParty(id_tenant, { id_client }), eq(agreements.IsAtivo, true)))
    .orderBy(agreements.createdDate, agreements.typeRegime);
}

/** Every contract of a client that has a text, with the text of now; newest first. */
export async function listClientAgreements(db: Db, id_tenant: TenantId, id_client: string): Promise<FoundAgreement[]> {
  const rows = await db
    .selectDistinctOn([agreements.createdDate, agreements.id], { agreement: agreements, current: agreementVersions })
    .from(agreements)
    .innerJoin(agreementVersions, eq(agreementVersions.id_agreement, agreements.id))
    .where(ofParty(id_tenant, { id_client }))
    .orderBy(desc(agreements.createdDate), agreements.id, desc(agreementVersions.number));
  return rows.map(({ agreement, current }) => ({ ...agreement, current }));
}

export async function findAgreementOfType(
  db: Db,
  id_tenant: TenantId,
  id_user: string,
  type: string,
): Promise<AgreementRow | undefined> {
  const [row] = await db
    .select()
    .from(agreements)
    .where(and(ofParty(id_tenant, { id_user }), arrayContains(agreements.contracts, [type])));
  return row;
}

export async function insertAgreement(db: Db, values: typeof agreements.$inferInsert): Promise<AgreementRow> {
  const [row] = await db.insert(agreements).values(values).returning();
  return row as AgreementRow;
}

export async function updateAgreement(
  db: Db,
  id_tenant: TenantId,
  id: string,
  changed: Partial<typeof agreements.$inferInsert>,
): Promise<void> {
  await db
    .update(agreements)
    .set(changed)
    .where(and(eq(agreements.id_tenant, id_tenant), eq(agreements.id, id)));
}

/** What a person had as a company ends where they have it as a person, and the other way round. */
export async function endOtherAgreements(db: Db, id_tenant: TenantId, id_user: string, kept: string): Promise<void> {
  await db
    .update(agreements)
    .set({ IsAtivo: false })
    .where(and(ofParty(id_tenant, { id_user }), ne(agreements.id, kept), eq(agreements.isAssinado, false)));
}

export async function findCurrentVersion(
  db: Db,
  id_tenant: TenantId,
  id_agreement: string,
): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(agreementVersions)
    .where(and(eq(agreementVersions.id_tenant, id_tenant), eq(agreementVersions.id_agreement, id_agreement)))
    .orderBy(desc(agreementVersions.number))
    .limit(1);
  return row;
}

export async function findVersion(
  db: Db,
  id_tenant: TenantId,
  id_agreement: string,
  number: number,
): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(agreementVersions)
    .where(
      and(
        eq(agreementVersions.id_tenant, id_tenant),
        eq(agreementVersions.id_agreement, id_agreement),
        eq(agreementVersions.number, number),
      ),
    );
  return row;
}

export async function findVersionById(db: Db, id_tenant: TenantId, id: string): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(agreementVersions)
    .where(and(eq(agreementVersions.id_tenant, id_tenant), eq(agreementVersions.id, id)));
  return row;
}

/** All texts of the tenant in pieces, by their ids. */
export async function listTextsAfter(db: Db, id_tenant: TenantId, after: string, limit: number): Promise<VersionRow[]> {
  return db
    .select()
    .from(agreementVersions)
    .where(and(eq(agreementVersions.id_tenant, id_tenant), gt(agreementVersions.id, after)))
    .orderBy(agreementVersions.id)
    .limit(limit);
}

export async function insertVersion(db: Db, values: typeof agreementVersions.$inferInsert): Promise<VersionRow> {
  const [row] = await db.insert(agreementVersions).values(values).returning();
  return row as VersionRow;
}

/** Which of these clients has the newest contract that is not signed (foundation G-28). */
export async function findNewestUnsigned(
  db: Db,
  id_tenant: TenantId,
  clients: readonly string[],
): Promise<string | undefined> {
  const open = and(eq(agreements.IsAtivo, true), eq(agreements.isAssinado, false));
  const [row] = await db
    .select({ id_client: agreements.id_client })
    .from(agreements)
    .where(and(eq(agreements.id_tenant, id_tenant), inArray(agreements.id_client, [...clients]), open))
    .orderBy(desc(agreements.createdDate), agreements.id)
    .limit(1);
  return row?.id_client ?? undefined;
}
