import { boolean, index, integer, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant, money, tenantId } from '../../db/columns.ts';
import { toAssessment } from '../assessments/assessments.table.ts';

/** What somebody entered of each credit; everything else is reckoned from it. */
export const credits = pgTable(
  'credits',
  {
    id: text().primaryKey(),
    id_tenant: tenantId().notNull(),
    id_client: text().notNull(),
    id_product: text().notNull(),
    id_apuracao: text().notNull(),
    anoCompetencia: integer(),
    mesCompetencia: integer(),
    creditOrigin: money().notNull().default(0),
    compensacao: money().notNull().default(0),
    isPago: boolean().notNull().default(false),
    comissao_porcentagem: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    mesRestituicao: text(),
    createdDate: instant().notNull(),
    /** Its attachments and its history outlive a deleted credit. */
    deletedAt: instant(),
  },
  (table) => [
    toAssessment(table),
    unique('credits_in_tenant').on(table.id_tenant, table.id),
    index('credits_of_assessment').on(table.id_apuracao),
    index('credits_of_product').on(table.id_tenant, table.id_product),
    index('credits_of_client').on(table.id_tenant, table.id_client),
  ],
);
