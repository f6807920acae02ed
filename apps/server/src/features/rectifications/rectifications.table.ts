import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../db/columns.ts';
import { toAssessment } from '../assessments/assessments.table.ts';
import { users } from '../users/users.table.ts';

/** Months that somebody held against the PGDAS-D; they outlive a new upload. */
export const rectificationMarks = pgTable(
  'rectification_marks',
  {
    id_apuracao: text().notNull(),
    id_tenant: tenantId().notNull(),
    /** `MM/AAAA`. */
    competencia: text().notNull(),
    /** Of the mirror that was looked at: another one now means another look. */
    digest: text().notNull(),
    id_user: text()
      .notNull()
      .references(() => users.id),
    nome: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id_apuracao, table.competencia] }), toAssessment(table)],
);
