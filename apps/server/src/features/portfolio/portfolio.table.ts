import type { CellWord, ImportedClient } from '@restitui/domain/portfolio/check-row.ts';
import type { ImportState, RowOutcome } from '@restitui/domain/portfolio/portfolio.api.ts';
import type { ColumnMatch } from '@restitui/domain/portfolio/portfolio-columns.ts';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../db/columns.ts';
import { tenants } from '../tenants/tenants.table.ts';
import { users } from '../users/users.table.ts';

/** A spreadsheet of clients that somebody sent, and what became of it. */
export const portfolioImports = pgTable(
  'portfolio_imports',
  {
    id: text().primaryKey(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    /** May be staff of the provider, hence of another tenant. */
    id_user: text()
      .notNull()
      .references(() => users.id),
    nome: text().notNull(),
    name: text().notNull(),
    state: text().$type<ImportState>().notNull(),
    headings: jsonb().$type<string[]>().notNull(),
    columns: jsonb().$type<ColumnMatch>().notNull(),
    createdDate: instant().notNull(),
    finishedDate: instant(),
    erro: text(),
    /** Who the new clients are given to, settled when the import begins. */
    id_responsavel: text(),
    id_gerente: text(),
  },
  (table) => [
    unique('portfolio_imports_in_tenant').on(table.id_tenant, table.id),
    index('portfolio_imports_by_date').on(table.id_tenant, table.createdDate),
  ],
);

/** The rows of such a spreadsheet, as sent and as read. */
export const portfolioRows = pgTable(
  'portfolio_rows',
  {
    id_import: text().notNull(),
    id_tenant: tenantId().notNull(),
    line: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    client: jsonb().$type<ImportedClient>(),
    issues: jsonb().$type<CellWord[]>().notNull(),
    notes: jsonb().$type<CellWord[]>().notNull(),
    outcome: text().$type<RowOutcome>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_import, table.line] }),
    index('portfolio_rows_by_outcome').on(table.id_import, table.outcome, table.line),
    foreignKey({
      columns: [table.id_tenant, table.id_import],
      foreignColumns: [portfolioImports.id_tenant, portfolioImports.id],
    }).onDelete('cascade'),
  ],
);
