import type { ErasurePlan } from '@restitui/domain/privacy/erasure-plan.ts';
import type { ErasureStatus } from '@restitui/domain/privacy/erasure-status.ts';
import type { PersonKind } from '@restitui/domain/privacy/person-kind.ts';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { day, instant, tenantId } from '../../db/columns.ts';
import { tenants } from '../tenants/tenants.table.ts';

/** Every export of a person's data: whose, by whom, when, from where (decision D-36). It outlives the person's data. */
export const personExports = pgTable(
  'person_exports',
  {
    id: text().primaryKey(),
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
  (table) => [index('person_exports_of').on(table.id_tenant, table.id_person, table.at)],
);

/** Requests to erase a person's data, and the answers. */
export const erasureRequests = pgTable(
  'erasure_requests',
  {
    id: text().primaryKey(),
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
    /** Where the answer goes; forgotten once it is on its way. */
    answerTo: text(),
    outcome: jsonb().$type<ErasurePlan>(),
    /** Files of the rows that are gone, until they are gone too; null before and after. */
    files: jsonb().$type<string[]>(),
    finishedAt: instant(),
    /** The day after which something that a contract or a boleto held goes as well. */
    keptUntil: day(),
  },
  (table) => [
    uniqueIndex('erasure_requests_open')
      .on(table.id_tenant, table.kind, table.id_person)
      .where(sql`${table.status} in ('pendente', 'em_andamento')`),
    index('erasure_requests_by_date').on(table.id_tenant, table.createdDate),
    index('erasure_requests_of').on(table.id_tenant, table.id_person),
  ],
);
