import type { RulesName } from '@restitui/domain/simples/analysis/analysis-rules.ts';
import type { ProposedDecision } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import type { EffectOnAssessment, EffectState } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { keptAccountId, personalData } from '../../../db/personal-data.ts';
import { userDirectory } from '../../accounts/users/users.table.ts';

/** The comparison of an assessment, and the run that was recomputed. */
type EffectComparison = EffectOnAssessment & { id_run: string };

/** Previews of how the current rules and decisions would change results; they change no result themselves. */
export const simplesEffects = pgTable(
  'simples_effects',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    /** Null: all clients of the consultancy. */
    id_client: text(),
    id_user: text()
      .notNull()
      .references(() => userDirectory.id),
    autor: text().notNull(),
    state: text().$type<EffectState>().notNull(),
    /** Decisions that are stored when the preview is applied. */
    propostas: jsonb().$type<ProposedDecision[]>().notNull().default([]),
    regras: jsonb().$type<RulesName>().notNull(),
    /** The runs to recompute. */
    runs: jsonb().$type<string[]>().notNull(),
    /** The comparisons that are finished. */
    apuracoes: jsonb().$type<EffectComparison[]>().notNull(),
    erro: text(),
    createdDate: instant().notNull(),
    finishedDate: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    index('simples_effects_of_tenant').on(table.id_tenant, table.createdDate),
    uniqueIndex('simples_effects_one_open')
      .on(table.id_tenant, sql`coalesce(${table.id_client}, '')`)
      .where(sql`${table.state} in ('na_fila', 'processando', 'pronto', 'falhou')`),
  ],
);

personalData(simplesEffects, {
  purpose: 'Trials of decisions',
  basis: 'contract',
  retention: { text: 'As long as the record it belongs to' },
  subject: 'user',
  columns: {
    id_user: keptAccountId,
    autor: { erase: 'name', by: 'id_user' },
  },
});
