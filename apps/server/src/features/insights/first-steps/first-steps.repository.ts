import { sampleClientId } from '@restitui/domain/crm/clients/sample-client.ts';
import type { FirstStep } from '@restitui/domain/insights/first-steps/first-step.ts';
import type { MessageChannel } from '@restitui/domain/operations/messages/message-channel.ts';
import type { MessageState } from '@restitui/domain/operations/messages/message-state.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import {
  and,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  ne,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { onlyRow } from '../../../db/only-row.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { users } from '../../accounts/users/users.table.ts';
import { agreements } from '../../agreements/documents/agreements.table.ts';
import { agreementTemplates, templateDocuments } from '../../agreements/templates/templates.table.ts';
import { bankRegistrations } from '../../billing/bank-registrations/bank-registrations.table.ts';
import { clients } from '../../crm/clients/clients.table.ts';
import { messageLog } from '../../operations/messages/messages.table.ts';
import { fileAnalyses } from '../../recovery/file-analyses/file-analyses.table.ts';
import { simplesRuns } from '../../simples/analysis/simples-analysis.table.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';
import { postponedSteps } from './first-steps.table.ts';

/** Rows are counted up to this number: a large company's home must not count all its clients. */
const most = 1000;

/** Counts what a company has, up to 1,000 of each. */
export async function countForFirstSteps(db: Db, id_tenant: TenantId, now: Date) {
  const counted = (table: PgTable & { id_tenant: PgColumn }, ...conditions: SQL[]): SQL<number> => {
    const where = and(eq(table.id_tenant, id_tenant), ...conditions);
    const rows: SQLWrapper = db.select({ one: sql`1` }).from(table).where(where).limit(most);
    return sql<number>`(select count(*)::int from ${rows} counted)`;
  };
  const isKept = isNull(users.deletedAt);
  const hasDocument = exists(
    db
      .select({ one: sql`1` })
      .from(templateDocuments)
      .where(
        and(
          eq(templateDocuments.id_tenant, agreementTemplates.id_tenant),
          eq(templateDocuments.id_contract, agreementTemplates.id),
        ),
      ),
  );
  const ofClients = isNotNull(agreements.id_client);
  const found = await db
    .select({
      logo: sql<string>`${tenants.logos}->>'light'`,
      cidade: tenants.cidade,
      uf: tenants.uf,
      email: tenants.email,
      whatsapp: tenants.whatsApp,
      modelos: counted(agreementTemplates, isNull(agreementTemplates.deletedAt), hasDocument),
      contas: counted(bankRegistrations),
      convites: counted(users, isKept, gt(users.inviteExpiresAt, now.toISOString())),
      representantes: counted(users, isKept, eq(users.typeUser, 'USUARIO'), eq(users.typeCargo, 'CEO')),
      pessoas: counted(users, isKept, eq(users.isAccepted, true)),
      clientes: counted(clients, ne(clients.cnpjcpf, sampleClientId)),
      analises: counted(simplesRuns, eq(simplesRuns.state, 'pronta')),
      analisesDeArquivos: counted(fileAnalyses, eq(fileAnalyses.state, 'pronta')),
      gerados: counted(agreements, ofClients),
      assinados: counted(agreements, ofClients, eq(agreements.isAssinado, true)),
    })
    .from(tenants)
    .where(eq(tenants.id, id_tenant));
  return onlyRow(found);
}

/** Returns the state of the last test message of each channel. `key` is the beginning of the keys of test messages. */
export async function lastTests(db: Db, id_tenant: TenantId, key: string): Promise<Map<MessageChannel, MessageState>> {
  const rows = await db
    .selectDistinctOn([messageLog.channel], { channel: messageLog.channel, state: messageLog.state })
    .from(messageLog)
    .where(and(eq(messageLog.id_tenant, id_tenant), like(messageLog.key, `${key}%`)))
    .orderBy(messageLog.channel, desc(messageLog.createdDate));
  return new Map(rows.map(({ channel, state }) => [channel, state]));
}

export async function listPostponed(db: Db, id_tenant: TenantId): Promise<Set<FirstStep>> {
  const rows = await db
    .select({ passo: postponedSteps.passo })
    .from(postponedSteps)
    .where(eq(postponedSteps.id_tenant, id_tenant));
  return new Set(rows.map(({ passo }) => passo));
}

export async function insertPostponed(db: Db, rows: (typeof postponedSteps.$inferInsert)[]): Promise<void> {
  await db.insert(postponedSteps).values(rows).onConflictDoNothing();
}

export async function deletePostponed(db: Db, id_tenant: TenantId, passos: readonly FirstStep[]): Promise<void> {
  await db
    .delete(postponedSteps)
    .where(and(eq(postponedSteps.id_tenant, id_tenant), inArray(postponedSteps.passo, [...passos])));
}
