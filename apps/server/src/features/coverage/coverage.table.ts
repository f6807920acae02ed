import type { Coverage } from '@restitui/domain/coverage/coverage.api.ts';
import { foreignKey, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../db/columns.ts';
import { toAssessment } from '../assessments/assessments.table.ts';
import { simplesRuns } from '../simples-analysis/simples-analysis.table.ts';
import { users } from '../users/users.table.ts';

/** What the notes of a run explain and what they lack, as the engine says it. */
export const simplesCoverage = pgTable(
  'simples_coverage',
  {
    id_run: text().primaryKey(),
    id_tenant: tenantId().notNull(),
    cobertura: jsonb().$type<Coverage>().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.id_tenant, table.id_run],
      foreignColumns: [simplesRuns.id_tenant, simplesRuns.id],
    }).onDelete('cascade'),
  ],
);

/** Months that an analyst goes on with although the notes do not cover them; they outlive a new upload. */
export const coverageConfirmations = pgTable(
  'coverage_confirmations',
  {
    id_apuracao: text().notNull(),
    id_tenant: tenantId().notNull(),
    competencia: text().notNull(),
    motivo: text().notNull(),
    /** Of the month when it was confirmed. */
    cobertura: numeric({ mode: 'number' }).notNull(),
    id_user: text()
      .notNull()
      .references(() => users.id),
    nome: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id_apuracao, table.competencia] }), toAssessment(table)],
);
