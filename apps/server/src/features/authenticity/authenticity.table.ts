import type {
  AuthenticityProgress,
  AuthenticityResult,
  AuthenticityState,
} from '@restitui/domain/authenticity/authenticity.api.ts';
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../db/columns.ts';
import { simplesRuns } from '../simples-analysis/simples-analysis.table.ts';
import { users } from '../users/users.table.ts';

/** One verification of the signatures of a run's notes; it goes with the files that it is about. */
export const authenticityChecks = pgTable(
  'authenticity_checks',
  {
    id: text().primaryKey(),
    id_tenant: tenantId().notNull(),
    id_run: text().notNull(),
    id_user: text()
      .notNull()
      .references(() => users.id),
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
    foreignKey({
      columns: [table.id_tenant, table.id_run],
      foreignColumns: [simplesRuns.id_tenant, simplesRuns.id],
    }).onDelete('cascade'),
    index('authenticity_checks_of_run').on(table.id_run, table.createdDate),
    uniqueIndex('authenticity_checks_one_at_a_time')
      .on(table.id_run)
      .where(sql`${table.state} in ('na_fila', 'processando')`),
  ],
);
