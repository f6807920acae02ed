import { and, eq } from 'drizzle-orm';
import { boolean, foreignKey, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { each, keptAccountId, personalData } from '../../../db/personal-data.ts';
import { agreements } from '../documents/agreements.table.ts';

/** Suggested changes: the request, the proposed text and the decision. */
export const agreementSuggestions = pgTable(
  'agreement_edits',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    id_agreement: text().notNull(),
    /** Counts within one agreement. */
    number: integer().notNull(),
    createdAt: instant().notNull(),
    requestChange: text().notNull(),
    author: text({ enum: ['staff', 'client', 'link'] }).notNull(),
    /** Null for a link holder. */
    id_author: text(),
    authorName: text().notNull(),
    change: text(),
    /** Number of the version that `change` is based on. */
    base: integer(),
    /** References the directory because staff of the provider belong to another tenant. */
    id_writer: text(),
    acceptEdit: boolean(),
    isActive: boolean().notNull().default(true),
    id_decider: text(),
    decidedByName: text(),
    decidedAt: instant(),
    /** Why it was rejected, for its author. */
    reason: text(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    foreignKey({
      name: 'agreement_edits_of_agreement',
      columns: [table.id_tenant, table.id_agreement],
      foreignColumns: [agreements.id_tenant, agreements.id],
    }),
    unique('agreement_edits_number').on(table.id_tenant, table.id_agreement, table.number),
  ],
);

personalData(agreementSuggestions, {
  purpose: 'Suggestions to change an agreement',
  basis: 'contract',
  retention: 'contract',
  subject: ['user', 'owner'],
  rows: {
    owner: {
      text: 'id_author, where author is client',
      where: ({ id }) => and(eq(agreementSuggestions.author, 'client'), eq(agreementSuggestions.id_author, id)),
    },
  },
  section: { title: 'Sugestões de alteração de contrato', place: 110, by: 'createdAt' },
  columns: {
    createdAt: { erase: 'keep', why: 'History of the contract', export: 'Quando' },
    requestChange: { erase: 'keep', why: 'History of the contract', export: 'Pedido' },
    acceptEdit: { erase: 'keep', why: 'History of the contract', export: 'Aceita' },
    reason: { erase: 'keep', why: 'History of the contract', export: 'Motivo da recusa' },
    ...each(['id_author', 'id_writer', 'id_decider'], keptAccountId),
    authorName: { erase: 'name', by: 'id_author' },
    decidedByName: { erase: 'name', by: 'id_decider' },
  },
});
