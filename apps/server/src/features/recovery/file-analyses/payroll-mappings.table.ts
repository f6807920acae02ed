import type { SheetLayout } from '@restitui/domain/recovery/file-analyses/sheet-columns.api.ts';
import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { keptAuthor, personalData } from '../../../db/personal-data.ts';
import { userDirectory } from '../../accounts/users/users.table.ts';
import { toClient } from '../../crm/clients/clients.table.ts';

/** The verba of each rubrica of a client's payroll, as an analyst confirmed it. */
export const rubricaMappings = pgTable(
  'rubrica_mappings',
  {
    id_tenant: tenantId().notNull(),
    id_client: text().notNull(),
    tabela: text().notNull(),
    codigo: text().notNull(),
    /** The rubrica as it was when it was confirmed; another description or nature is asked again. */
    descricao: text().notNull(),
    natureza: text(),
    /** Null for a rubrica that is no verba. */
    verba: integer(),
    confirmada: boolean().notNull(),
    /** Suggested to all clients of the tenant whose rubrica has the same code, description and nature. */
    compartilhada: boolean().notNull(),
    id_user: text()
      .notNull()
      .references(() => userDirectory.id),
    nome: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id_tenant, table.id_client, table.tabela, table.codigo] }), toClient(table)],
);

/** Which column is which in the payroll sheets of a client that have certain headings. */
export const sheetColumnMappings = pgTable(
  'sheet_column_mappings',
  {
    id_tenant: tenantId().notNull(),
    id_client: text().notNull(),
    /** Hash of the headings, without accents and case. */
    assinatura: text().notNull(),
    cabecalhos: jsonb().$type<string[]>().notNull(),
    colunas: jsonb().$type<SheetLayout>().notNull(),
    id_user: text()
      .notNull()
      .references(() => userDirectory.id),
    nome: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id_tenant, table.id_client, table.assinatura] }), toClient(table)],
);

personalData(rubricaMappings, {
  purpose: 'Payroll rubricas mapped to verbas',
  basis: 'contract',
  retention: { text: 'As long as the client' },
  subject: 'user',
  columns: keptAuthor,
});

personalData(sheetColumnMappings, {
  purpose: 'Columns of payroll sheets; headings only, no line of a sheet',
  basis: 'contract',
  retention: { text: 'As long as the client' },
  subject: 'user',
  columns: keptAuthor,
});
