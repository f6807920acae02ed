import type { ChoiceValue } from '@restitui/domain/recovery/file-analyses/analysis-choices.ts';
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { keptAuthor, personalData } from '../../../db/personal-data.ts';
import { userDirectory } from '../../accounts/users/users.table.ts';
import { toAssessment } from '../assessments/assessments.table.ts';

/** Decisions of analysts on the analyses of an assessment; they apply to later runs too. */
export const fileAnalysisChoices = pgTable(
  'file_analysis_choices',
  {
    id_tenant: tenantId().notNull(),
    id_apuracao: text().notNull(),
    tipo: text().$type<ChoiceValue['tipo']>().notNull(),
    /** Subject of the choice: a month, a position, an establishment; empty for the whole assessment. */
    chave: text().notNull(),
    valor: jsonb().$type<ChoiceValue>().notNull(),
    motivo: text().notNull(),
    id_user: text()
      .notNull()
      .references(() => userDirectory.id),
    nome: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id_apuracao, table.tipo, table.chave] }),
    toAssessment(table),
  ],
);

personalData(fileAnalysisChoices, {
  purpose: 'Decisions of analysts on analyses from files',
  basis: 'contract',
  retention: { text: 'As long as the record it belongs to' },
  subject: 'user',
  columns: keptAuthor,
});
