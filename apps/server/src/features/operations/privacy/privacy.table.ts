import type { ErasurePlan } from '@restitui/domain/operations/privacy/erasure-plan.ts';
import type { ErasureStatus } from '@restitui/domain/operations/privacy/erasure-status.ts';
import type { PersonKind } from '@restitui/domain/operations/privacy/person-kind.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { day, instant, tenantId } from '../../../db/columns.ts';
import { each, keptAccountId, personalData } from '../../../db/personal-data.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';

/** Exports of personal data: whose, by whom, when, from where (decision D-36). Kept after an erasure. */
export const personExports = pgTable(
  'person_exports',
  {
    id: text().notNull(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    kind: text().$type<PersonKind>().notNull(),
    id_person: text().notNull(),
    by: text({ enum: ['staff', 'client'] }).notNull(),
    id_by: text().notNull(),
    at: instant().notNull(),
    address: text().notNull(),
    maquina: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    index('person_exports_of').on(table.id_tenant, table.id_person, table.at),
  ],
);

/** Erasure requests with their answers. */
export const erasureRequests = pgTable(
  'erasure_requests',
  {
    id: text().notNull(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    kind: text().$type<PersonKind>().notNull(),
    id_person: text().notNull(),
    nome: text().notNull(),
    bySelf: boolean().notNull(),
    id_requester: text().notNull(),
    requesterName: text().notNull(),
    motivo: text().notNull(),
    createdDate: instant().notNull(),
    answerBy: day().notNull(),
    status: text().$type<ErasureStatus>().notNull(),
    id_decider: text(),
    decidedBy: text(),
    decidedAt: instant(),
    reason: text(),
    /** The address for the answer; cleared once it is queued. */
    answerTo: text(),
    outcome: jsonb().$type<ErasurePlan>(),
    /** Files of the erased rows that are still to be deleted; null before and afterwards. */
    files: jsonb().$type<string[]>(),
    finishedAt: instant(),
    /** The day after which retained data is erased as well. */
    keptUntil: day(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    uniqueIndex('erasure_requests_open')
      .on(table.id_tenant, table.kind, table.id_person)
      .where(sql`${table.status} in ('pendente', 'em_andamento')`),
    index('erasure_requests_by_date').on(table.id_tenant, table.createdDate),
    index('erasure_requests_of').on(table.id_tenant, table.id_person),
  ],
);

personalData(personExports, {
  purpose: 'Proof of exports of personal data',
  basis: 'obligation',
  retention: { text: 'Without term: proof of access (LGPD, arts. 6, X, and 37)' },
  subject: ['user', 'owner', 'lead'],
  exportSteps: { exports: 150 },
  columns: each(['id_person', 'id_by', 'address', 'maquina'], {
    erase: 'keep',
    why: 'Append-only proof of access to personal data, without a name',
  }),
});

personalData(erasureRequests, {
  purpose: 'Requests for erasure and their answers',
  basis: 'obligation',
  retention: { text: 'Without term: proof of the answer (LGPD, arts. 6, X, and 37)' },
  subject: ['user', 'owner', 'lead'],
  exportSteps: { 'erasure requests': 160 },
  columns: {
    ...each(['id_person', 'id_requester', 'id_decider'], keptAccountId),
    ...each(['nome', 'motivo', 'answerTo'], { erase: { step: 'erasure request' } }),
    requesterName: { erase: 'name', by: 'id_requester' },
    decidedBy: { subject: 'user', erase: 'name', by: 'id_decider' },
  },
});
