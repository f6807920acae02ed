import { zeroCents } from '@restitui/brazil/money.ts';
import type { ResumeType } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { type AnyPgColumn, boolean, foreignKey, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { cents, instant, tenantId } from '../../../db/columns.ts';
import { personalData } from '../../../db/personal-data.ts';
import { toProduct } from '../products/products.table.ts';

/** Assessments (apurações): rounds of work on one product. */
export const assessments = pgTable(
  'assessments',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    id_client: text().notNull(),
    id_product: text().notNull(),
    name: text().notNull(),
    createdDate: instant().notNull(),
    isModifica: boolean().notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    toProduct(table),
    index('assessments_of_product').on(table.id_product, table.createdDate),
  ],
);

/** Figures of the summary cards. */
export const resumeValues = pgTable(
  'resume_values',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    id_apuracao: text().notNull(),
    typeValue: text().$type<ResumeType>().notNull(),
    /** The computed value. */
    value: cents().notNull().default(zeroCents),
    /** The value typed over the computed one, with the name of its editor, which is shown. */
    typed: cents(),
    editado_por: text(),
    editado_em: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    foreignKey({
      columns: [table.id_tenant, table.id_apuracao],
      foreignColumns: [assessments.id_tenant, assessments.id],
    }).onDelete('cascade'),
    unique('resume_values_of_assessment').on(table.id_tenant, table.id_apuracao, table.typeValue),
  ],
);

/** Returns the foreign key to an assessment of the same tenant. */
export const toAssessment = (table: { id_tenant: AnyPgColumn; id_apuracao: AnyPgColumn }) =>
  foreignKey({
    columns: [table.id_tenant, table.id_apuracao],
    foreignColumns: [assessments.id_tenant, assessments.id],
  });

personalData(resumeValues, {
  purpose: 'Figures of an assessment',
  basis: 'contract',
  retention: 'taxWork',
  subject: 'user',
  columns: { editado_por: { erase: 'name', byName: true } },
});
