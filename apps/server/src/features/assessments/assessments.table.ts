import type { ResumeType } from '@restitui/domain/assessments/assessments.api.ts';
import { type AnyPgColumn, boolean, foreignKey, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant, money, tenantId } from '../../db/columns.ts';
import { toProduct } from '../products/products.table.ts';

/** Apurações: rounds of work on one product. */
export const assessments = pgTable(
  'assessments',
  {
    id: text().primaryKey(),
    id_tenant: tenantId().notNull(),
    id_client: text().notNull(),
    id_product: text().notNull(),
    name: text().notNull(),
    createdDate: instant().notNull(),
    isModifica: boolean().notNull().default(true),
  },
  (table) => [
    toProduct(table),
    unique('assessments_in_tenant').on(table.id_tenant, table.id),
    index('assessments_of_product').on(table.id_product, table.createdDate),
  ],
);

/** The figures of the summary cards. */
export const resumeValues = pgTable(
  'resume_values',
  {
    id: text().primaryKey(),
    id_tenant: tenantId().notNull(),
    id_apuracao: text().notNull(),
    typeValue: text().$type<ResumeType>().notNull(),
    /** What the house put there. */
    value: money().notNull().default(0),
    /** What somebody typed over it, with the name that is shown. */
    typed: money(),
    editado_por: text(),
    editado_em: instant(),
  },
  (table) => [
    foreignKey({
      columns: [table.id_tenant, table.id_apuracao],
      foreignColumns: [assessments.id_tenant, assessments.id],
    }).onDelete('cascade'),
    unique('resume_values_of_assessment').on(table.id_apuracao, table.typeValue),
  ],
);

/** The foreign key to an apuração of the same tenant. */
export const toAssessment = (table: { id_tenant: AnyPgColumn; id_apuracao: AnyPgColumn }) =>
  foreignKey({
    columns: [table.id_tenant, table.id_apuracao],
    foreignColumns: [assessments.id_tenant, assessments.id],
  });
