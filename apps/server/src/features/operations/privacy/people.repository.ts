import { type Day, dayInBrazil } from '@restitui/brazil/day.ts';
import type { ErasureFacts } from '@restitui/domain/operations/privacy/erasure-plan.ts';
import type { PersonRef } from '@restitui/domain/operations/privacy/person-kind.ts';
import type { SignedContract } from '@restitui/domain/operations/privacy/retention.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, count, eq, isNull, max, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { termsAcceptances } from '../../accounts/users/terms-acceptances.table.ts';
import { users } from '../../accounts/users/users.table.ts';
import { agreements, agreementVersions } from '../../agreements/documents/agreements.table.ts';
import { signingActs } from '../../agreements/signing/signing.table.ts';
import { clients, owners } from '../../crm/clients/clients.table.ts';
import { leads } from '../../crm/leads/leads.table.ts';
import { assessments } from '../../recovery/assessments/assessments.table.ts';
import { listChargeDays } from './erase-charges.repository.ts';

export interface FoundPerson extends PersonRef {
  nome: string;
  email: string;
}

/** Returns a person; undefined once erased. */
export async function findPerson(db: Db, id_tenant: TenantId, person: PersonRef): Promise<FoundPerson | undefined> {
  const [row] = await finders[person.kind](db, id_tenant, person.id_person);
  return row && { ...person, ...row };
}

const finders = {
  user: (db: Db, id_tenant: TenantId, id: string) =>
    db
      .select({ nome: users.name, email: users.email })
      .from(users)
      .where(and(eq(users.id_tenant, id_tenant), eq(users.id, id), isNull(users.deletedAt))),
  owner: (db: Db, id_tenant: TenantId, id: string) =>
    db
      .select({ nome: owners.nomeProprietario, email: owners.emailProprietario })
      .from(owners)
      .where(and(eq(owners.id_tenant, id_tenant), eq(owners.id, id), isNull(owners.erasedAt))),
  lead: (db: Db, id_tenant: TenantId, id: string) =>
    db
      .select({ nome: leads.name, email: leads.email })
      .from(leads)
      .where(and(eq(leads.id_tenant, id_tenant), eq(leads.id, id))),
};

/** Returns the facts that decide what is erased and what is retained in this tenant. */
export async function readErasureFacts(db: Db, id_tenant: TenantId, person: PersonRef): Promise<ErasureFacts> {
  const { kind, id_person } = person;
  const none = { kind, contracts: [], companies: 0, lastWork: null, lastCharge: null, termsAcceptedOn: null };
  if (kind === 'lead') return none;
  const contracts = await listSignedContracts(db, id_tenant, person);
  if (kind === 'owner') {
    const lastCharge = (await listChargeDays(db, id_tenant, id_person)).at(-1) ?? null;
    return { ...none, contracts, lastCharge, ...(await workFor(db, id_tenant, id_person)) };
  }
  const [accepted] = await db
    .select({ at: max(termsAcceptances.acceptedDate) })
    .from(termsAcceptances)
    .where(and(eq(termsAcceptances.id_tenant, id_tenant), eq(termsAcceptances.id_user, id_person)));
  return { ...none, contracts, termsAcceptedOn: dayOf(accepted?.at) };
}

/** Lists the tenant's agreements that the person signed, or that are signed and name the person as a party. */
export async function listSignedContracts(
  db: Db,
  id_tenant: TenantId,
  { kind, id_person }: PersonRef,
): Promise<SignedContract[]> {
  if (kind === 'lead') return [];
  const isActor = eq(kind === 'user' ? signingActs.id_user : signingActs.id_owner, id_person);
  const isParty = kind === 'user' ? eq(agreements.id_user, id_person) : eq(clients.id_owner, id_person);
  const signedOn = db
    .select({ id: signingActs.id_agreement, at: max(signingActs.date).as('at'), own: boolOr(isActor).as('own') })
    .from(signingActs)
    .where(eq(signingActs.id_tenant, id_tenant))
    .groupBy(signingActs.id_agreement)
    .as('signed_on');
  const rows = await db
    .select({ inForce: agreements.IsAtivo, at: max(signedOn.at), written: latest(agreementVersions.createdDate) })
    .from(agreements)
    .innerJoin(agreementVersions, eq(agreementVersions.id_agreement, agreements.id))
    .leftJoin(clients, and(eq(clients.id_tenant, agreements.id_tenant), eq(clients.cnpjcpf, agreements.id_client)))
    .leftJoin(signedOn, eq(signedOn.id, agreements.id))
    .where(and(eq(agreements.id_tenant, id_tenant), or(signedOn.own, and(eq(agreements.isAssinado, true), isParty))))
    .groupBy(agreements.id, agreements.IsAtivo);
  return rows.map(({ inForce, at, written }) => ({ inForce, signedOn: dayInBrazil(new Date(at ?? written)) }));
}

function boolOr(condition: SQL): SQL<boolean> {
  return sql<boolean>`bool_or(${condition})`;
}

async function workFor(db: Db, id_tenant: TenantId, id_owner: string) {
  const owned = and(eq(clients.id_tenant, id_tenant), eq(clients.id_owner, id_owner));
  const [companies] = await db.select({ n: count() }).from(clients).where(owned);
  const [work] = await db
    .select({ at: max(assessments.createdDate) })
    .from(assessments)
    .innerJoin(clients, and(eq(clients.id_tenant, assessments.id_tenant), eq(clients.cnpjcpf, assessments.id_client)))
    .where(owned);
  return { companies: companies?.n ?? 0, lastWork: dayOf(work?.at) };
}

function dayOf(at: string | null | undefined): Day | null {
  return at ? dayInBrazil(new Date(at)) : null;
}

/** Returns the latest instant of a group, which has at least one. */
function latest(instant: typeof agreementVersions.createdDate): SQL<string> {
  return sql`max(${instant})`.mapWith(instant);
}
