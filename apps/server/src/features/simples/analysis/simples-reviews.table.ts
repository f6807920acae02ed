import { foreignKey, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { tenantId, wholeCents } from '../../../db/columns.ts';
import { simplesRuns } from './simples-analysis.table.ts';

/** Products of a run with items that need a decision or were decided, by descending value. */
export const simplesReviews = pgTable(
  'simples_reviews',
  {
    id_run: text().notNull(),
    id_tenant: tenantId().notNull(),
    posicao: integer().notNull(),
    codigo: text().notNull(),
    produto: text().notNull(),
    ncm: text().notNull(),
    extipi: text().notNull(),
    regra: text().notNull(),
    lei: text().notNull(),
    /** No foreign key: the decision may have been erased with its client. */
    decisao: text(),
    itens: integer().notNull(),
    centavos: wholeCents().notNull(),
    meses: jsonb().$type<{ competencia: string; itens: number; valor: number }[]>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id_run, table.posicao] }),
    foreignKey({
      columns: [table.id_tenant, table.id_run],
      foreignColumns: [simplesRuns.id_tenant, simplesRuns.id],
    }).onDelete('cascade'),
  ],
);
