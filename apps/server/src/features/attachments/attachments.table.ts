import { foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../db/columns.ts';
import { toAssessment } from '../assessments/assessments.table.ts';
import { credits } from '../credits/credits.table.ts';

/** Files of an apuração or of one of its credits; they lie encrypted. */
export const attachments = pgTable(
  'attachments',
  {
    id: text().primaryKey(),
    id_tenant: tenantId().notNull(),
    id_client: text().notNull(),
    id_product: text().notNull(),
    id_apuracao: text().notNull(),
    id_calculo: text(),
    nome: text().notNull(),
    /** Key in the file storage. */
    anexo: text().notNull(),
    arquivo: text().notNull(),
    tamanho: integer().notNull(),
    sha256: text().notNull(),
    id_user: text().notNull(),
    createdDate: instant().notNull(),
    deletedAt: instant(),
  },
  (table) => [
    toAssessment(table),
    foreignKey({ columns: [table.id_tenant, table.id_calculo], foreignColumns: [credits.id_tenant, credits.id] }),
    unique('attachments_in_tenant').on(table.id_tenant, table.id),
    index('attachments_of_assessment').on(table.id_apuracao, table.id_calculo),
  ],
);
