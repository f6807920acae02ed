import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { each, keptAccountId, personalData } from '../../../db/personal-data.ts';
import { toAssessment } from '../assessments/assessments.table.ts';
import { credits } from '../credits/credits.table.ts';

/** Encrypted files of an assessment or of one of its credits. */
export const attachments = pgTable(
  'attachments',
  {
    id: text().notNull(),
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
    primaryKey({ columns: [table.id_tenant, table.id] }),
    toAssessment(table),
    foreignKey({ columns: [table.id_tenant, table.id_calculo], foreignColumns: [credits.id_tenant, credits.id] }),
    index('attachments_of_assessment').on(table.id_apuracao, table.id_calculo),
  ],
);

personalData(attachments, {
  purpose: 'Files of an assessment',
  basis: 'contract',
  retention: { text: 'As long as the record it belongs to' },
  subject: 'user',
  notPersonal: { nome: 'Name of the file' },
  columns: each(['id_user'], keptAccountId),
});
