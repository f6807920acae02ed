import type { CellMessage, ImportedClient } from '@restitui/domain/crm/portfolio/check-row.ts';
import type { RowOutcome } from '@restitui/domain/crm/portfolio/import-row-list.ts';
import type { ImportState } from '@restitui/domain/crm/portfolio/portfolio.api.ts';
import type { ColumnMatch } from '@restitui/domain/crm/portfolio/portfolio-columns.ts';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { each, keptAccountId, personalData } from '../../../db/personal-data.ts';
import { userDirectory } from '../../accounts/users/users.table.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';

/** Uploaded spreadsheets of clients and their state. */
export const portfolioImports = pgTable(
  'portfolio_imports',
  {
    id: text().notNull(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    /** May belong to the provider's staff, hence to another tenant. */
    id_user: text()
      .notNull()
      .references(() => userDirectory.id),
    nome: text().notNull(),
    name: text().notNull(),
    state: text().$type<ImportState>().notNull(),
    headings: jsonb().$type<string[]>().notNull(),
    columns: jsonb().$type<ColumnMatch>().notNull(),
    createdDate: instant().notNull(),
    finishedDate: instant(),
    erro: text(),
    /** The responsible of the new clients, set when the import starts. */
    id_responsavel: text(),
    id_gerente: text(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    index('portfolio_imports_by_date').on(table.id_tenant, table.createdDate),
  ],
);

/** Rows of a spreadsheet, as sent and as parsed. */
export const portfolioRows = pgTable(
  'portfolio_rows',
  {
    id_import: text().notNull(),
    id_tenant: tenantId().notNull(),
    line: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    client: jsonb().$type<ImportedClient>(),
    issues: jsonb().$type<CellMessage[]>().notNull(),
    notes: jsonb().$type<CellMessage[]>().notNull(),
    outcome: text().$type<RowOutcome>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id_import, table.line] }),
    index('portfolio_rows_by_outcome').on(table.id_import, table.outcome, table.line),
    foreignKey({
      columns: [table.id_tenant, table.id_import],
      foreignColumns: [portfolioImports.id_tenant, portfolioImports.id],
    }).onDelete('cascade'),
  ],
);

personalData(portfolioImports, {
  purpose: 'Import of clients from a spreadsheet',
  basis: 'contract',
  retention: { text: 'As long as the import is listed' },
  subject: 'user',
  columns: {
    ...each(['id_user', 'id_responsavel', 'id_gerente'], keptAccountId),
    nome: { erase: 'name', by: 'id_user' },
  },
  notPersonal: { name: 'Name of the file' },
});

personalData(portfolioRows, {
  purpose: 'Import of clients from a spreadsheet',
  basis: 'contract',
  retention: 'taxWork',
  subject: ['owner', 'contact'],
  columns: each(['cells', 'client'], { erase: 'keep', why: 'The list of companies as the consultancy sent it' }),
});
