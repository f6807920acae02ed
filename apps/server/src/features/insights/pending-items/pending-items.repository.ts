import type { ClientScope } from '@restitui/domain/crm/clients/clients.access.ts';
import type { PendingContract } from '@restitui/domain/insights/pending-items/pending-contract.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, desc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { clientInScope, clientOfRow } from '../../../db/client-conditions.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { identityChecks } from '../../accounts/identity-checks/identity-checks.table.ts';
import { users } from '../../accounts/users/users.table.ts';
import { agreements, agreementVersions } from '../../agreements/documents/agreements.table.ts';
import { agreementEndings } from '../../agreements/lifecycle/lifecycle.table.ts';
import { signingActs } from '../../agreements/signing/signing.table.ts';
import { agreementSuggestions } from '../../agreements/suggestions/suggestions.table.ts';
import { clientDocumentRequests } from '../../crm/client-documents/client-documents.table.ts';
import { clients } from '../../crm/clients/clients.table.ts';

const responsavel = alias(users, 'responsavel');

/** Returns the condition for the joined client: served and in scope. */
function clientIn(db: Db, scope: ClientScope): SQL | undefined {
  return and(ne(clients.status, 'INATIVO'), clientInScope(db, scope));
}

const isOpen = (id_tenant: TenantId) =>
  and(
    eq(agreements.id_tenant, id_tenant),
    eq(agreements.IsAtivo, true),
    eq(agreements.isAssinado, false),
    eq(agreements.isFrist, false),
    or(isNull(agreements.ending), ne(agreements.ending, 'cancelado')),
  );

/** The current version of each open agreement, its last act and its end. */
function currentVersions(db: Db, id_tenant: TenantId) {
  const lastAct = db
    .select({ at: sql<string>`max(${signingActs.date})` })
    .from(signingActs)
    .where(and(eq(signingActs.id_tenant, id_tenant), eq(signingActs.id_version, agreementVersions.id)));
  const suggested = db
    .select({ at: sql<string>`min(${agreementSuggestions.createdAt})` })
    .from(agreementSuggestions)
    .where(
      and(
        eq(agreementSuggestions.id_tenant, id_tenant),
        eq(agreementSuggestions.id_agreement, agreementVersions.id_agreement),
        eq(agreementSuggestions.isActive, true),
        isNull(agreementSuggestions.acceptEdit),
      ),
    );
  return db
    .selectDistinctOn([agreementVersions.id_agreement], {
      id_agreement: agreementVersions.id_agreement,
      missing: agreementVersions.missing,
      writtenAt: agreementVersions.createdDate,
      lastActAt: sql<Date | string | null>`(${lastAct})`.as('lastActAt'),
      endedAt: agreementEndings.date,
      suggestedAt: sql<Date | string | null>`(${suggested})`.as('suggestedAt'),
    })
    .from(agreementVersions)
    .innerJoin(
      agreements,
      and(eq(agreements.id, agreementVersions.id_agreement), eq(agreementVersions.id_tenant, id_tenant)),
    )
    .leftJoin(
      agreementEndings,
      and(eq(agreementEndings.id_tenant, id_tenant), eq(agreementEndings.id_version, agreementVersions.id)),
    )
    .where(isOpen(id_tenant))
    .orderBy(agreementVersions.id_agreement, desc(agreementVersions.number))
    .as('current');
}

const contractColumns = {
  id: agreements.id,
  id_client: agreements.id_client,
  id_user: agreements.id_user,
  typeRegime: agreements.typeRegime,
  acts: agreements.acts,
  ending: agreements.ending,
  expiresOn: agreements.expiresOn,
  responsavel: responsavel.name,
};

const stepsOf = ({ missing, writtenAt, lastActAt, endedAt, suggestedAt }: ReturnType<typeof currentVersions>) => ({
  missing,
  writtenAt,
  lastActAt,
  endedAt,
  suggestedAt,
});

const isoOrNull = (at: Date | string | null) => (at === null ? null : new Date(at).toISOString());

/** Computed columns come without the format of instants. */
function withInstants<R extends { lastActAt: Date | string | null; suggestedAt: Date | string | null }>(row: R) {
  return { ...row, lastActAt: isoOrNull(row.lastActAt), suggestedAt: isoOrNull(row.suggestedAt) };
}

/** Lists the open contracts of the clients in scope. */
export async function listOpenContracts(db: Db, id_tenant: TenantId, scope: ClientScope): Promise<PendingContract[]> {
  const current = currentVersions(db, id_tenant);
  const rows = await db
    .select({
      ...contractColumns,
      assunto: clients.razao_social,
      ...stepsOf(current),
    })
    .from(agreements)
    .innerJoin(current, eq(current.id_agreement, agreements.id))
    .innerJoin(clients, clientOfRow(agreements))
    .leftJoin(responsavel, and(eq(responsavel.id_tenant, id_tenant), eq(responsavel.id, clients.id_responsavel)))
    .where(and(isOpen(id_tenant), clientIn(db, scope)));
  return rows.map(withInstants);
}

/** An open partnership with the partner, for the rule that decides who may read it. */
export type OpenPartnership = PendingContract & { partner: typeof users.$inferSelect };

export async function listOpenPartnerships(db: Db, id_tenant: TenantId): Promise<OpenPartnership[]> {
  const current = currentVersions(db, id_tenant);
  const rows = await db
    .select({
      ...contractColumns,
      assunto: users.name,
      partner: users,
      ...stepsOf(current),
    })
    .from(agreements)
    .innerJoin(current, eq(current.id_agreement, agreements.id))
    .innerJoin(users, and(eq(users.id_tenant, id_tenant), eq(users.id, agreements.id_user)))
    .leftJoin(responsavel, and(eq(responsavel.id_tenant, id_tenant), eq(responsavel.id, users.id_gerente)))
    .where(and(isOpen(id_tenant), isNull(users.deletedAt)));
  return rows.map(withInstants);
}

/** Lists the identity checks that were drawn and await a decision. */
export function listUndecidedIdentityChecks(db: Db, id_tenant: TenantId) {
  return db
    .select({
      id: identityChecks.id,
      id_user: identityChecks.id_user,
      nome: identityChecks.nome,
      cpf: identityChecks.cpf,
      createData: identityChecks.createData,
    })
    .from(identityChecks)
    .where(
      and(
        eq(identityChecks.id_tenant, id_tenant),
        eq(identityChecks.decision, 'none'),
        eq(identityChecks.isModifica, false),
        isNotNull(identityChecks.assinatura),
      ),
    );
}

/** Lists the open document requests to the clients in scope. */
export function listRequestedDocuments(db: Db, id_tenant: TenantId, scope: ClientScope) {
  const requests = clientDocumentRequests;
  return db
    .select({
      id: requests.id,
      id_client: clients.cnpjcpf,
      assunto: clients.razao_social,
      item: requests.item,
      createdDate: requests.createdDate,
      responsavel: responsavel.name,
    })
    .from(requests)
    .innerJoin(clients, clientOfRow(requests))
    .leftJoin(responsavel, and(eq(responsavel.id_tenant, id_tenant), eq(responsavel.id, clients.id_responsavel)))
    .where(
      and(
        eq(requests.id_tenant, id_tenant),
        isNull(requests.answeredAt),
        isNull(requests.withdrawnAt),
        clientIn(db, scope),
      ),
    );
}
