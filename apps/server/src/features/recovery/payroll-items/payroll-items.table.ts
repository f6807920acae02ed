import type { PayrollItem } from '@restitui/domain/recovery/payroll-items/payroll-items.api.ts';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, json, tenantId } from '../../../db/columns.ts';
import { personalData } from '../../../db/personal-data.ts';
import { toAssessment } from '../assessments/assessments.table.ts';

/** Payroll items (verbas) of an assessment, stored as one list. */
export const payrollItems = pgTable(
  'funds',
  {
    id_apuracao: text().notNull(),
    id_tenant: tenantId().notNull(),
    verbas: json().$type<PayrollItem[]>().notNull(),
    dateStart: text().notNull(),
    dateEnd: text().notNull(),
    version: integer().notNull(),
    editado_por: text().notNull(),
    editado_em: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id_tenant, table.id_apuracao] }), toAssessment(table).onDelete('cascade')],
);

personalData(payrollItems, {
  purpose: 'Payroll items of an assessment',
  basis: 'contract',
  retention: 'taxWork',
  subject: 'user',
  columns: { editado_por: { erase: 'name', byName: true } },
});
