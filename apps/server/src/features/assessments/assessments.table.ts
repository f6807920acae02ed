import type { ResumeType } from '@restitui/domain/assessments/assessments.api.ts';
import { boolean, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant, money } from '../../db/columns.ts';
import { products } from '../products/products.table.ts';
import { tenants } from '../tenants/tenants.table.ts';

/** Apurações: rounds of work on one product. */
export const assessments = pgTable(
  'assessments',
  {
    id: text().primaryKey(),
    id_tenant: text()
      .notNull()
      .references(() => tenants.id),
    id_client: text().notNull(),
    id_product: text()
      .notNull()
      .references(() => products.id),
    name: text().notNull(),
    createdDate: instant().notNull(),
    isModifica: boolean().notNull().default(true),
  },
  (table) => [index('assessments_of_product').on(table.id_product, table.createdDate)],
);

/** The figures of the summary cards. */
export const resumeValues = pgTable(
  'resume_values',
  {
    id: text().primaryKey(),
    id_tenant: text()
      .notNull()
      .references(() => tenants.id),
    id_apuracao: text()
      .notNull()
      .references(() => assessments.id, { onDelete: 'cascade' }),
    typeValue: text().$type<ResumeType>().notNull(),
    value: money().notNull().default(0),
  },
  (table) => [unique('resume_values_of_assessment').on(table.id_apuracao, table.typeValue)],
);
