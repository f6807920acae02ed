import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, arrayContains, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { onlyRow } from '../../../db/only-row.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { agreements, agreementVersions } from './agreements.table.ts';

export type AgreementRow = typeof agreements.$inferSelect;
export type VersionRow = typeof agreementVersions.$inferSelect;

/** The party of an agreement. */
export type AgreementKey = { id_client: string } | { id_user: string };

/** An agreement with its current version. */
export interface FoundAgreement extends AgreementRow {
  current: VersionRow;
}

function ofParty(id_tenant: TenantId, key: AgreementKey) {
  const is = 'id_user' in key ? eq(agreements.id_user, key.id_user) : eq(agreements.id_client, key.id_client);
  return and(eq(agreements.id_tenant, id_tenant), is);
}

/**
 * Finds the active agreement: those not yet signed by their party first, then unsigned ones; or the one with the
 * given id.
 */
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

/** Serializes writes about the same party until the transaction ends. */
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

/** Lists the active agreements of a client, oldest first. */
export function listActiveAgreements(db: Db, id_tenant: TenantId, id_client: string): Promise<AgreementRow[]> {
  return listActiveAgreementsOf(db, id_tenant, { id_client });
}

/** Lists the active agreements of a client or partner, oldest first. */
export function listActiveAgreementsOf(db: Db, id_tenant: TenantId, key: AgreementKey): Promise<AgreementRow[]> {
  return db
    .select()
    .from(agreements)
    .where(and(ofParty(id_tenant, key), eq(agreements.IsAtivo, true)))
    .orderBy(agreements.createdDate, agreements.typeRegime);
}

/** Lists the agreements of a client that have a text, with their current versions, newest first. */
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
  return onlyRow(await db.insert(agreements).values(values).returning());
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

/**
 * Deactivates the user's other unsigned agreements and returns them: a user has one as a company or one as a person.
 */
export async function endOtherAgreements(
  db: Db,
  id_tenant: TenantId,
  id_user: string,
  kept: string,
): Promise<{ id: string }[]> {
  return db
    .update(agreements)
    .set({ IsAtivo: false })
    .where(
      and(
        ofParty(id_tenant, { id_user }),
        ne(agreements.id, kept),
        eq(agreements.isAssinado, false),
        eq(agreements.IsAtivo, true),
      ),
    )
    .returning({ id: agreements.id });
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

/** Lists the versions of an agreement, oldest first. */
export function listVersions(db: Db, id_tenant: TenantId, id_agreement: string): Promise<VersionRow[]> {
  return db
    .select()
    .from(agreementVersions)
    .where(and(eq(agreementVersions.id_tenant, id_tenant), eq(agreementVersions.id_agreement, id_agreement)))
    .orderBy(agreementVersions.number);
}

export async function insertVersion(db: Db, values: typeof agreementVersions.$inferInsert): Promise<VersionRow> {
  return onlyRow(await db.insert(agreementVersions).values(values).returning());
}

/** Returns the client with the newest unsigned agreement among the given ones (foundation G-28). */
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
