import type { RulesName } from '@restitui/domain/simples-analysis/analysis-rules.ts';
import type { EffectOnAssessment, EffectState } from '@restitui/domain/simples-analysis/simples-effects.api.ts';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../db/columns.ts';
import { users } from '../users/users.table.ts';

/** An apuração that a trial looks at, and the run whose files and result it takes. */
type TriedAssessment = EffectOnAssessment & { id_run: string };

/** Trials of what today's rules and decisions would change; they touch no result. */
export const simplesEffects = pgTable(
  'simples_effects',
  {
    id: text().primaryKey(),
    id_tenant: tenantId().notNull(),
    /** Null: all clients of the consultancy. */
    id_client: text(),
    id_user: text()
      .notNull()
      .references(() => users.id),
    autor: text().notNull(),
    state: text().$type<EffectState>().notNull(),
    regras: jsonb().$type<RulesName>().notNull(),
    /** The runs to look at. */
    runs: jsonb().$type<string[]>().notNull(),
    /** Those that it has. */
    apuracoes: jsonb().$type<TriedAssessment[]>().notNull(),
    erro: text(),
    createdDate: instant().notNull(),
    finishedDate: instant(),
  },
  (table) => [
    index('simples_effects_of_tenant').on(table.id_tenant, table.createdDate),
    uniqueIndex('simples_effects_one_open')
      .on(table.id_tenant, sql`coalesce(${table.id_client}, '')`)
      .where(sql`${table.state} in ('na_fila', 'processando', 'pronto', 'falhou')`),
  ],
);
