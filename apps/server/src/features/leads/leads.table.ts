import type { LeadStatus } from '@restitui/domain/leads/lead-status.ts';
import { foreignKey, index, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../db/columns.ts';
import { toClient } from '../clients/clients.table.ts';
import { tenants } from '../tenants/tenants.table.ts';
import { users } from '../users/users.table.ts';

/** What visitors of the sites left. */
export const leads = pgTable(
  'leads',
  {
    id: text().primaryKey(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    name: text().notNull(),
    tel: text().notNull(),
    email: text().notNull(),
    message: text().notNull(),
    cnpj: text(),
    status: text().$type<LeadStatus>().notNull(),
    id_responsavel: text(),
    nota: text().notNull().default(''),
    id_client: text(),
    /** Name, e-mail, numbers and message without accents in lower case: what the search reads. */
    busca: text().notNull(),
    /** Where it was sent from, for the limit. */
    address: text().notNull(),
    createdDate: instant().notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.id_tenant, table.id_responsavel], foreignColumns: [users.id_tenant, users.id] }),
    toClient(table),
    unique('leads_in_tenant').on(table.id_tenant, table.id),
    index('leads_by_date').on(table.id_tenant, table.createdDate, table.id),
    index('leads_by_address').on(table.id_tenant, table.address, table.createdDate),
  ],
);
