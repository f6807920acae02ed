import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { each, personalData } from '../../../db/personal-data.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';

/** Error reports. They all belong to the provider, so no consultancy can read those of another. */
export const supportReports = pgTable(
  'support_reports',
  {
    id: text().notNull(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    /** Title of the tenant of the host. */
    empresa: text(),
    email: text().notNull(),
    descricao: text().notNull(),
    id_erro: text().notNull(),
    caminho: text().notNull(),
    versao: text().notNull(),
    detalhes: text().notNull(),
    maquina: text().notNull(),
    /** IP address of the sender, for the rate limit. */
    address: text().notNull(),
    ocorridoEm: instant().notNull(),
    createdDate: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    index('support_reports_by_date').on(table.id_tenant, table.createdDate),
    index('support_reports_by_address').on(table.id_tenant, table.address, table.createdDate),
  ],
);

personalData(supportReports, {
  purpose: 'Answers to error reports',
  basis: 'interest',
  retention: { text: 'As long as the provider needs the report' },
  subject: ['user', 'owner', 'lead'],
  columns: {
    ...each(['email', 'address', 'maquina'], { erase: { step: 'error reports' } }),
    descricao: { erase: 'keep', why: 'Describes the error; staff empties it on request' },
  },
});
