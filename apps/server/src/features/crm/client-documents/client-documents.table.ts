import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { each, keptAccountId, personalData } from '../../../db/personal-data.ts';
import { userDirectory } from '../../accounts/users/users.table.ts';
import { clients, toOwner } from '../clients/clients.table.ts';

/** Files exchanged between a client and the consultancy, stored encrypted. */
export const clientDocuments = pgTable(
  'client_documents',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    id_client: text().notNull(),
    /** The sending member of staff, who may belong to the provider; null when the owner sent it. */
    id_user: text().references(() => userDirectory.id),
    id_owner: text(),
    sender: text().notNull(),
    nome: text().notNull(),
    anexo: text().notNull(),
    arquivo: text().notNull(),
    tamanho: integer().notNull(),
    sha256: text().notNull(),
    createdDate: instant().notNull(),
    /** First opening by the receiving side. */
    seenDate: instant(),
    deletedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    foreignKey({
      name: 'client_documents_about_client',
      columns: [table.id_tenant, table.id_client],
      foreignColumns: [clients.id_tenant, clients.cnpjcpf],
    }),
    toOwner(table),
    index('client_documents_of_client').on(table.id_tenant, table.id_client, table.createdDate),
    check('client_documents_of_one_sender', sql`num_nonnulls(${table.id_user}, ${table.id_owner}) = 1`),
  ],
);

/** Documents that staff asked a client for, until the client sends one or staff withdraws the request. */
export const clientDocumentRequests = pgTable(
  'client_document_requests',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    id_client: text().notNull(),
    /** The asking member of staff, who may belong to the provider. */
    id_user: text()
      .notNull()
      .references(() => userDirectory.id),
    sender: text().notNull(),
    item: text().notNull(),
    /** Lines that say what exactly is asked for; null for a document that its name tells. */
    detalhes: text().array(),
    createdDate: instant().notNull(),
    /** The document that answers the request. */
    id_document: text(),
    answeredAt: instant(),
    withdrawnAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    foreignKey({
      name: 'client_document_requests_to_client',
      columns: [table.id_tenant, table.id_client],
      foreignColumns: [clients.id_tenant, clients.cnpjcpf],
    }),
    foreignKey({
      name: 'client_document_requests_answer',
      columns: [table.id_tenant, table.id_document],
      foreignColumns: [clientDocuments.id_tenant, clientDocuments.id],
    }),
    index('client_document_requests_of_client').on(table.id_tenant, table.id_client, table.createdDate),
  ],
);

personalData(clientDocuments, {
  purpose: 'Files between client and consultancy',
  basis: 'contract',
  retention: 'taxWork',
  subject: ['user', 'owner'],
  rows: { owner: 'id_owner' },
  section: { title: 'Documentos que enviou', place: 100, by: 'createdDate' },
  columns: {
    createdDate: { erase: 'keep', why: 'Document of the company', export: 'Quando' },
    id_client: { erase: 'keep', why: 'Document of the company', export: 'Empresa' },
    nome: { erase: 'keep', why: 'Document of the company', export: 'Nome' },
    arquivo: { erase: 'keep', why: 'Document of the company', export: 'Arquivo' },
    deletedAt: { erase: 'keep', why: 'Document of the company', export: 'Removido em' },
    ...each(['id_user', 'id_owner'], keptAccountId),
    sender: { erase: 'name', by: ['id_user', 'id_owner'] },
  },
});

personalData(clientDocumentRequests, {
  purpose: 'Documents asked from a client',
  basis: 'contract',
  retention: 'taxWork',
  subject: 'user',
  columns: {
    id_user: keptAccountId,
    sender: { erase: 'name', by: ['id_user'] },
  },
});
