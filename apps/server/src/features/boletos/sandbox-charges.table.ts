import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { json, tenantId } from '../../db/columns.ts';
import { tenants } from '../tenants/tenants.table.ts';

/** What the local bank remembers of its charges, which are worth nothing. */
export const sandboxCharges = pgTable(
  'sandbox_charges',
  {
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    codigoSolicitacao: text().notNull(),
    charge: json().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id_tenant, table.codigoSolicitacao] })],
);
