import type {
  AuthenticityProgress,
  AuthenticityResult,
  AuthenticityState,
} from '@restitui/domain/simples/authenticity/authenticity.api.ts';
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { keptAuthor, personalData } from '../../../db/personal-data.ts';
import { userDirectory } from '../../accounts/users/users.table.ts';
import { simplesRuns } from '../analysis/simples-analysis.table.ts';

/** Verifications of the signatures of a run's notes; deleted with the run. */
export const authenticityChecks = pgTable(
  'authenticity_checks',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    id_run: text().notNull(),
    id_user: text()
      .notNull()
      .references(() => userDirectory.id),
    nome: text().notNull(),
    state: text().$type<AuthenticityState>().notNull(),
    progress: jsonb().$type<AuthenticityProgress>(),
    erro: text(),
    amostra: integer(),
    semente: text().notNull(),
    createdDate: instant().notNull(),
    finishedDate: instant(),
    resultado: jsonb().$type<AuthenticityResult>(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    foreignKey({
      columns: [table.id_tenant, table.id_run],
      foreignColumns: [simplesRuns.id_tenant, simplesRuns.id],
    }).onDelete('cascade'),
    index('authenticity_checks_of_run').on(table.id_run, table.createdDate),
    uniqueIndex('authenticity_checks_one_at_a_time')
      .on(table.id_tenant, table.id_run)
      .where(sql`${table.state} in ('na_fila', 'processando')`),
  ],
);

personalData(authenticityChecks, {
  purpose: 'Checks of note signatures',
  basis: 'contract',
  retention: { text: 'As long as the record it belongs to' },
  subject: 'user',
  columns: keptAuthor,
});
