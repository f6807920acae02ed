import type { LeadStatus } from '@restitui/domain/crm/leads/lead-status.ts';
import { foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { keptAccountId, personalData } from '../../../db/personal-data.ts';
import { users } from '../../accounts/users/users.table.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';
import { toClient } from '../clients/clients.table.ts';

/** Messages of visitors of the tenants' sites. */
export const leads = pgTable(
  'leads',
  {
    id: text().notNull(),
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
    /** Searchable text: name, e-mail, numbers and message in lower case without accents. */
    busca: text().notNull(),
    /** Client address, for the rate limit. */
    address: text().notNull(),
    createdDate: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    foreignKey({ columns: [table.id_tenant, table.id_responsavel], foreignColumns: [users.id_tenant, users.id] }),
    toClient(table),
    index('leads_by_date').on(table.id_tenant, table.createdDate, table.id),
    index('leads_by_address').on(table.id_tenant, table.address, table.createdDate),
  ],
);

personalData(leads, {
  purpose: 'Answers to visitors of the sites',
  basis: 'consent',
  retention: { text: 'Until erasure is asked for or the lead is deleted' },
  subject: 'lead',
  rows: { lead: 'id' },
  section: { title: 'Contato do site', place: 10, by: 'createdDate' },
  columns: {
    createdDate: { erase: 'row', export: 'Quando' },
    name: { erase: 'row', export: 'Nome' },
    tel: { erase: 'row', export: 'Telefone', contact: true },
    email: { erase: 'row', export: 'E-mail', contact: true },
    cnpj: { erase: 'row', export: 'CNPJ' },
    message: { erase: 'row', export: 'Mensagem' },
    status: { erase: 'row', export: 'Situação' },
    nota: { erase: 'row', export: 'Notas da equipe' },
    address: { erase: 'row', export: 'Endereço de rede' },
    busca: { erase: 'row' },
    id_responsavel: { subject: 'user', ...keptAccountId },
  },
});
