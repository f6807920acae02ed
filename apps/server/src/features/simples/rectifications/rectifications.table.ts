import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { keptAuthor, personalData } from '../../../db/personal-data.ts';
import { userDirectory } from '../../accounts/users/users.table.ts';
import { toAssessment } from '../../recovery/assessments/assessments.table.ts';

/** Months checked against the PGDAS-D by a user; kept when files are uploaded again. */
export const rectificationMarks = pgTable(
  'rectification_marks',
  {
    id_apuracao: text().notNull(),
    id_tenant: tenantId().notNull(),
    /** `MM/AAAA`. */
    competencia: text().notNull(),
    /** Digest of the checked mirror: if it differs now, the month needs another check. */
    digest: text().notNull(),
    id_user: text()
      .notNull()
      .references(() => userDirectory.id),
    nome: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id_tenant, table.id_apuracao, table.competencia] }), toAssessment(table)],
);

personalData(rectificationMarks, {
  purpose: 'Marks of checked months',
  basis: 'contract',
  retention: { text: 'As long as the record it belongs to' },
  subject: 'user',
  columns: keptAuthor,
});
