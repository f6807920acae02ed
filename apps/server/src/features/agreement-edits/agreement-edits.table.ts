import { boolean, foreignKey, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../db/columns.ts';
import { agreements } from '../agreements/agreements.table.ts';

/** Suggestions to change a contract: the request, the text somebody wrote for it, the decision. */
export const agreementEdits = pgTable(
  'agreement_edits',
  {
    id: text().primaryKey(),
    id_tenant: tenantId().notNull(),
    id_agreement: text().notNull(),
    /** Counts those of one agreement. */
    number: integer().notNull(),
    createdAt: instant().notNull(),
    requestChange: text().notNull(),
    author: text({ enum: ['staff', 'client', 'link'] }).notNull(),
    /** Null for whoever held a link. */
    id_author: text(),
    authorName: text().notNull(),
    change: text(),
    /** Number of the version that `change` was written on. */
    base: integer(),
    /** Staff of the provider is of another tenant. */
    id_writer: text(),
    acceptEdit: boolean(),
    isActive: boolean().notNull().default(true),
    id_decider: text(),
    decidedByName: text(),
    decidedAt: instant(),
  },
  (table) => [
    foreignKey({
      name: 'agreement_edits_of_agreement',
      columns: [table.id_tenant, table.id_agreement],
      foreignColumns: [agreements.id_tenant, agreements.id],
    }),
    unique('agreement_edits_in_tenant').on(table.id_tenant, table.id),
    unique('agreement_edits_number').on(table.id_agreement, table.number),
  ],
);
