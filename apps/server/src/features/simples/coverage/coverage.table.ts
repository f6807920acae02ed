import type { Coverage } from '@restitui/domain/simples/coverage/coverage.api.ts';
import { foreignKey, jsonb, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { keptAuthor, personalData } from '../../../db/personal-data.ts';
import { userDirectory } from '../../accounts/users/users.table.ts';
import { toAssessment } from '../../recovery/assessments/assessments.table.ts';
import { simplesRuns } from '../analysis/simples-analysis.table.ts';

/** The revenue that the notes of a run explain and the notes that are missing, as the engine computed it. */
export const simplesCoverage = pgTable(
  'simples_coverage',
  {
    id_run: text().notNull(),
    id_tenant: tenantId().notNull(),
    cobertura: jsonb().$type<Coverage>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id_run] }),
    foreignKey({
      columns: [table.id_tenant, table.id_run],
      foreignColumns: [simplesRuns.id_tenant, simplesRuns.id],
    }).onDelete('cascade'),
  ],
);

/** Months that an analyst confirmed despite low coverage; kept when files are uploaded again. */
export const coverageConfirmations = pgTable(
  'coverage_confirmations',
  {
    id_apuracao: text().notNull(),
    id_tenant: tenantId().notNull(),
    competencia: text().notNull(),
    motivo: text().notNull(),
    /** Coverage of the month when it was confirmed. */
    cobertura: numeric({ mode: 'number' }).notNull(),
    id_user: text()
      .notNull()
      .references(() => userDirectory.id),
    nome: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id_tenant, table.id_apuracao, table.competencia] }), toAssessment(table)],
);

personalData(coverageConfirmations, {
  purpose: 'Confirmations of months',
  basis: 'contract',
  retention: { text: 'As long as the record it belongs to' },
  subject: 'user',
  columns: keptAuthor,
});
