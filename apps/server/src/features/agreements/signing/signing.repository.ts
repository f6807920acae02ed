import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, desc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm';
import { onlyRow } from '../../../db/only-row.ts';
import { verifiedRecord } from '../../../db/signing-conditions.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { identityChecks } from '../../accounts/identity-checks/identity-checks.table.ts';
import { agreements, agreementVersions } from '../documents/agreements.table.ts';
import { signingActs, signingOpenings } from './signing.table.ts';

/** An act with its current verification. */
export type VerifiedAct = typeof signingActs.$inferSelect;

type PersonKey = { id_user: string } | { id_owner: string };

/** Serializes acts and identity reviews of a person until the transaction ends. */
export async function lockPerson(db: Db, id_tenant: TenantId, person: PersonKey): Promise<void> {
  const text = `${id_tenant} person ${JSON.stringify(person)}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${text}, 2))`);
}

const versionOfAct = and(
  eq(agreementVersions.id_tenant, signingActs.id_tenant),
  eq(agreementVersions.id, signingActs.id_version),
);

/** Lists the acts on a version, oldest first. Identities verified after the act count. */
export function listActs(db: Db, id_tenant: TenantId, id_version: string): Promise<VerifiedAct[]> {
  return db
    .select({
      ...getTableColumns(signingActs),
      isVerifed: sql<boolean>`(${signingActs.isVerifed} or ${identityChecks.id} is not null)`,
    })
    .from(signingActs)
    .leftJoin(identityChecks, verifiedRecord)
    .where(and(eq(signingActs.id_tenant, id_tenant), eq(signingActs.id_version, id_version)))
    .orderBy(asc(signingActs.date), asc(signingActs.role));
}

/** Lists the acts on versions of an agreement that are no longer in force, oldest first. */
export function listFormerActs(
  db: Db,
  id_tenant: TenantId,
  { id_agreement, number }: Pick<typeof agreementVersions.$inferSelect, 'id_agreement' | 'number'>,
) {
  const { id, role, nome, date } = signingActs;
  return db
    .select({ id, role, nome, date, version: agreementVersions.number })
    .from(signingActs)
    .innerJoin(agreementVersions, versionOfAct)
    .where(
      and(
        eq(signingActs.id_tenant, id_tenant),
        eq(signingActs.id_agreement, id_agreement),
        lt(agreementVersions.number, number),
      ),
    )
    .orderBy(asc(signingActs.date), asc(signingActs.role));
}

/** Lists the signers of these versions with their roles. */
export function listActsOfVersions(db: Db, id_tenant: TenantId, ids: readonly string[]) {
  const { id_version, role, id_user, id_owner, cpf } = signingActs;
  return db
    .select({ id_version, role, id_user, id_owner, cpf })
    .from(signingActs)
    .where(and(eq(signingActs.id_tenant, id_tenant), inArray(signingActs.id_version, [...ids])));
}

export async function insertAct(
  db: Db,
  act: typeof signingActs.$inferInsert,
): Promise<typeof signingActs.$inferSelect> {
  return onlyRow(await db.insert(signingActs).values(act).returning());
}

/** Lists the agreements that this person signed and that are not complete. */
export async function listUnsignedAgreementsOf(
  db: Db,
  id_tenant: TenantId,
  person: PersonKey,
): Promise<(typeof agreements.$inferSelect)[]> {
  const is = 'id_user' in person ? eq(signingActs.id_user, person.id_user) : eq(signingActs.id_owner, person.id_owner);
  return db
    .select(getTableColumns(agreements))
    .from(agreements)
    .innerJoin(signingActs, eq(signingActs.id_agreement, agreements.id))
    .where(and(eq(agreements.id_tenant, id_tenant), eq(agreements.isAssinado, false), is))
    .orderBy(asc(agreements.id));
}

function ofOpener(id_tenant: TenantId, person: PersonKey) {
  const is =
    'id_user' in person ? eq(signingOpenings.id_user, person.id_user) : eq(signingOpenings.id_owner, person.id_owner);
  return and(eq(signingOpenings.id_tenant, id_tenant), is);
}

/** Returns undefined when the person has opened this version before. */
export async function insertOpening(
  db: Db,
  opening: typeof signingOpenings.$inferInsert,
): Promise<typeof signingOpenings.$inferSelect | undefined> {
  const [made] = await db.insert(signingOpenings).values(opening).onConflictDoNothing().returning();
  return made;
}

interface EarlierOf {
  person: PersonKey;
  id_agreement: string;
  /** The version in force. */
  number: number;
}

/** Finds the newest version below `number` that the person signed. */
export async function findPreviouslySignedVersion(
  db: Db,
  id_tenant: TenantId,
  { person, id_agreement, number }: EarlierOf,
) {
  const is = 'id_user' in person ? eq(signingActs.id_user, person.id_user) : eq(signingActs.id_owner, person.id_owner);
  const [row] = await db
    .select({ number: agreementVersions.number, html: agreementVersions.html })
    .from(signingActs)
    .innerJoin(agreementVersions, versionOfAct)
    .where(
      and(
        eq(signingActs.id_tenant, id_tenant),
        is,
        eq(signingActs.id_agreement, id_agreement),
        lt(agreementVersions.number, number),
      ),
    )
    .orderBy(desc(agreementVersions.number))
    .limit(1);
  return row;
}

/** Finds the newest version below `number` that the person opened. */
export async function findPreviouslyOpenedVersion(
  db: Db,
  id_tenant: TenantId,
  { person, id_agreement, number }: EarlierOf,
): Promise<{ number: number; html: string } | undefined> {
  const [row] = await db
    .select({ number: agreementVersions.number, html: agreementVersions.html })
    .from(signingOpenings)
    .innerJoin(agreementVersions, eq(agreementVersions.id, signingOpenings.id_version))
    .where(
      and(
        ofOpener(id_tenant, person),
        eq(signingOpenings.id_agreement, id_agreement),
        lt(agreementVersions.number, number),
      ),
    )
    .orderBy(desc(agreementVersions.number))
    .limit(1);
  return row;
}
