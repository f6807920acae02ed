import type { ClientScope } from '@restitui/domain/crm/clients/clients.access.ts';
import type { ClientExportRequest, ClientExportState } from '@restitui/domain/crm/portfolio/client-exports.api.ts';
import type { ProductScope } from '@restitui/domain/recovery/products/products.access.ts';
import { bigint, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { keptAccountId, personalData } from '../../../db/personal-data.ts';
import { userDirectory } from '../../accounts/users/users.table.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';

/** Clients and products that a spreadsheet was limited to. */
export interface ExportScope {
  clients: ClientScope;
  products: ProductScope;
}

/** The last spreadsheet of clients of each user, which a job writes. */
export const clientExports = pgTable(
  'client_exports',
  {
    /** Changes with every request, so that a job or a link belongs to one. */
    id: text().notNull(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    /** May belong to the provider's staff, hence to another tenant. */
    id_user: text()
      .notNull()
      .references(() => userDirectory.id),
    /** The tenant of the user's account. */
    conta: tenantId().notNull(),
    pedido: jsonb().$type<ClientExportRequest>().notNull(),
    state: text().$type<ClientExportState>().notNull(),
    progresso: integer().notNull(),
    total: integer(),
    erro: text(),
    askedDate: instant().notNull(),
    finishedDate: instant(),
    /** The file is given out only while the user may see exactly this. */
    alcance: jsonb().$type<ExportScope>(),
    nome: text(),
    file: text(),
    bytes: bigint({ mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    uniqueIndex('client_exports_of_user').on(table.id_tenant, table.id_user),
  ],
);

personalData(clientExports, {
  purpose: 'Spreadsheet of the list of clients',
  basis: 'contract',
  retention: { text: 'A day, or until the next one of the same user' },
  subject: 'user',
  columns: {
    id_user: keptAccountId,
    pedido: { erase: 'keep', why: 'Filters of a list, deleted with the file' },
  },
  notPersonal: { nome: 'Name of the file', conta: 'The tenant of the account' },
});
