import type { Fund } from '@restitui/domain/funds/funds.api.ts';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, json, tenantId } from '../../db/columns.ts';
import { toAssessment } from '../assessments/assessments.table.ts';

/** Verbas of an apuração: one list, saved whole. */
export const funds = pgTable(
  'funds',
  {
    id_apuracao: text().primaryKey(),
    id_tenant: tenantId().notNull(),
    verbas: json().$type<Fund[]>().notNull(),
    dateStart: text().notNull(),
    dateEnd: text().notNull(),
    version: integer().notNull(),
    editado_por: text().notNull(),
    editado_em: instant().notNull(),
  },
  (table) => [toAssessment(table).onDelete('cascade')],
);
