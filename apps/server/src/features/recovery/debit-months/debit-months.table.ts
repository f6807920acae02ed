import type { DebitItem } from '@restitui/domain/recovery/debit-months/debit-months.api.ts';
import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { cents, json, tenantId } from '../../../db/columns.ts';
import { toAssessment } from '../assessments/assessments.table.ts';

/** Months of FCVS and Subvenção. The amount used in a month is the sum of its items, so it has no column. */
export const debitMonths = pgTable(
  'debit_months',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    id_apuracao: text().notNull(),
    /** `MM/AAAA`. */
    month: text().notNull(),
    credit: cents().notNull(),
    items: json().$type<DebitItem[]>().notNull(),
    /** Ids of attachments of the same assessment. */
    files: json().$type<string[]>().notNull().default(sql`'[]'::jsonb`),
    isPaid: boolean().notNull(),
    isSituacaoPerDComp: boolean().notNull(),
    version: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    toAssessment(table).onDelete('cascade'),
    unique('debit_months_of_assessment').on(table.id_tenant, table.id_apuracao, table.month),
  ],
);
