import type { ObservationCategory } from '@restitui/domain/recovery/observations/observation-category.ts';
import { boolean, foreignKey, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { each, keptAccountId, personalData } from '../../../db/personal-data.ts';
import { userDirectory } from '../../accounts/users/users.table.ts';
import { clients, toOwner } from '../../crm/clients/clients.table.ts';
import { products } from '../products/products.table.ts';

/** Messages about a client or one of its products. */
export const observations = pgTable(
  'observations',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    cnpj: text().notNull(),
    id_produto: text(),
    /** Staff author, possibly of the provider; a client's message has `id_owner` instead. */
    id_user: text().references(() => userDirectory.id),
    id_owner: text(),
    sender: text().notNull(),
    mensage: text().notNull(),
    isAlerta: boolean().notNull(),
    category: text().$type<ObservationCategory>().notNull(),
    createdDate: instant().notNull(),
    deletedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    foreignKey({ columns: [table.id_tenant, table.cnpj], foreignColumns: [clients.id_tenant, clients.cnpjcpf] }),
    foreignKey({ columns: [table.id_tenant, table.id_produto], foreignColumns: [products.id_tenant, products.id] }),
    toOwner(table),
    index('observations_of_client').on(table.id_tenant, table.cnpj, table.createdDate),
    index('observations_of_product').on(table.id_tenant, table.id_produto, table.createdDate),
  ],
);

personalData(observations, {
  purpose: 'Messages about a client',
  basis: 'contract',
  retention: 'taxWork',
  subject: ['user', 'owner'],
  rows: { owner: 'id_owner' },
  section: { title: 'Mensagens que escreveu', place: 90, by: 'createdDate' },
  exportSteps: { work: 140 },
  columns: {
    createdDate: { erase: 'keep', why: 'Work for the company', export: 'Quando' },
    cnpj: { erase: 'keep', why: 'Work for the company', export: 'Empresa' },
    mensage: { erase: 'keep', why: 'Work for the company', export: 'Mensagem' },
    ...each(['id_user', 'id_owner'], keptAccountId),
    sender: { erase: 'name', by: ['id_user', 'id_owner'] },
  },
});
