import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, asc, desc, eq, getTableColumns, inArray, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { agreements, agreementVersions } from '../agreements/agreements.table.ts';
import { signatures } from '../signatures/signatures.table.ts';
import { agreementActs, agreementOpenings } from './agreement-acts.table.ts';

/** An act with what stands behind it now. */
export type StandingAct = typeof agreementActs.$inferSelect;

/** One of the two. */
type PersonKey = { id_user: string } | { id_owner: string };

/** A person whose act and review come together is dealt with one after the other, until the transaction ends. */
export async function lockPerson(db: Db, id_tenant: TenantId, person: PersonKey): Promise<void> {
  const text = `${id_tenant} person ${JSON.stringify(person)}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${text}, 2))`);
}

/** The record of who acted that stands verified, of which there is one at most. */
const verifiedRecord = and(
  eq(signatures.id_tenant, agreementActs.id_tenant),
  eq(signatures.decision, 'verified'),
  or(eq(signatures.id_user, agreementActs.id_user), eq(signatures.id_owner, agreementActs.id_owner)),
);

/** The acts on a contract, oldest first; an identity that was verified since then counts. */
export function listActs(db: Db, id_tenant: TenantId, id_agreement: string): Promise<StandingAct[]> {
  return db
    .select({
      ...getTableColumns(agreementActs),
      isVerifed: sql<boolean>`(${agreementActs.isVerifed} or ${signatures.id} is not null)`,
    })
    .from(agreementActs)
    .leftJoin(signatures, verifiedRecord)
    .where(and(eq(agreementActs.id_tenant, id_tenant), eq(agreementActs.id_agreement, id_agreement)))
    .orderBy(asc(agreementActs.date), asc(agreementActs.role));
}

/** Who acted on these contracts, in what. */
export function listActsOfMany(db: Db, id_tenant: TenantId, ids: readonly string[]) {
  const { id_agreement, role, id_user, id_owner, cpf } = agreementActs;
  return db
    .select({ id_agreement, role, id_user, id_owner, cpf })
    .from(agreementActs)
    .where(and(eq(agreementActs.id_tenant, id_tenant), inArray(agreementActs.id_agreement, [...ids])));
}

export async function insertAct(db: Db, act: typeof agreementActs.$inferInsert): Promise<void> {
  await db.insert(agreementActs).values(act);
}

/** The contracts that this person signed and that are not signed by all. */
export async function listOpenAgreementsOf(
  db: Db,
  id_tenant: TenantId,
  person: PersonKey,
): Promise<(typeof agreements.$inferSelect)[]> {
  const is =
    'id_user' in person ? eq(agreementActs.id_user, person.id_user) : eq(agreementActs.id_owner, person.id_owner);
  return db
    .select(getTableColumns(agreements))
    .from(agreements)
    .innerJoin(agreementActs, eq(agreementActs.id_agreement, agreements.id))
    .where(and(eq(agreements.id_tenant, id_tenant), eq(agreements.isAssinado, false), is))
    .orderBy(asc(agreements.id));
}

function ofOpener(id_tenant: TenantId, person: PersonKey) {
  const is =
    'id_user' in person
      ? eq(agreementOpenings.id_user, person.id_user)
      : eq(agreementOpenings.id_owner, person.id_owner);
  return and(eq(agreementOpenings.id_tenant, id_tenant), is);
}

/** True the first time that the person opens this version. */
export async function insertOpening(db: Db, opening: typeof agreementOpenings.$inferInsert): Promise<boolean> {
  const made = await db
    .insert(agreementOpenings)
    .values(opening)
    .onConflictDoNothing()
    .returning({ id: agreementOpenings.id });
  return made.length === 1;
}

/** The newest version below `number` that the person opened. */
export async function findOpenedBefore(
  db: Db,
  id_tenant: TenantId,
  { person, id_agreement, number }: { person: PersonKey; id_agreement: string; number: number },
): Promise<{ number: number; html: string } | undefined> {
  const [row] = await db
    .select({ number: agreementVersions.number, html: agreementVersions.html })
    .from(agreementOpenings)
    .innerJoin(agreementVersions, eq(agreementVersions.id, agreementOpenings.id_version))
    .where(
      and(
        ofOpener(id_tenant, person),
        eq(agreementOpenings.id_agreement, id_agreement),
        lt(agreementVersions.number, number),
      ),
    )
    .orderBy(desc(agreementVersions.number))
    .limit(1);
  return row;
}
