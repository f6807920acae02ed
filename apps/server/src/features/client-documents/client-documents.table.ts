import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../db/columns.ts';
import { clients, toOwner } from '../clients/clients.table.ts';
import { users } from '../users/users.table.ts';

/** Files between a client and the consultancy; they lie encrypted. */
export const clientDocuments = pgTable(
  'client_documents',
  {
    id: text().primaryKey(),
    id_tenant: tenantId().notNull(),
    id_client: text().notNull(),
    /** Of staff, which may be the provider's; a client's has the owner instead. */
    id_user: text().references(() => users.id),
    id_owner: text(),
    sender: text().notNull(),
    nome: text().notNull(),
    /** Key in the file storage. */
    anexo: text().notNull(),
    arquivo: text().notNull(),
    tamanho: integer().notNull(),
    sha256: text().notNull(),
    createdDate: instant().notNull(),
    /** When the other side first opened it. */
    seenDate: instant(),
    deletedAt: instant(),
  },
  (table) => [
    foreignKey({
      name: 'client_documents_about_client',
      columns: [table.id_tenant, table.id_client],
      foreignColumns: [clients.id_tenant, clients.cnpjcpf],
    }),
    toOwner(table),
    unique('client_documents_in_tenant').on(table.id_tenant, table.id),
    index('client_documents_of_client').on(table.id_tenant, table.id_client, table.createdDate),
    check('client_documents_of_one_sender', sql`num_nonnulls(${table.id_user}, ${table.id_owner}) = 1`),
  ],
);
