import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../db/columns.ts';
import { tenants } from '../tenants/tenants.table.ts';

/** Error reports. They belong to the provider, whoever sent them: no consultancy reads another's. */
export const supportReports = pgTable(
  'support_reports',
  {
    id: text().primaryKey(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    /** Title of the tenant whose host it came from. */
    empresa: text(),
    email: text().notNull(),
    descricao: text().notNull(),
    id_erro: text().notNull(),
    caminho: text().notNull(),
    versao: text().notNull(),
    detalhes: text().notNull(),
    maquina: text().notNull(),
    /** Where it was sent from, for the limit. */
    address: text().notNull(),
    ocorridoEm: instant().notNull(),
    createdDate: instant().notNull(),
  },
  (table) => [
    index('support_reports_by_date').on(table.id_tenant, table.createdDate),
    index('support_reports_by_address').on(table.id_tenant, table.address, table.createdDate),
  ],
);
