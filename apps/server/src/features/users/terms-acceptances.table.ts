import { pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../db/columns.ts';
import { tenants } from '../tenants/tenants.table.ts';

/** Who accepted which text of the terms of use, when and from where. A proof, so that it outlives the account. */
export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    id: text().primaryKey(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    id_user: text().notNull(),
    version: text().notNull(),
    acceptedDate: instant().notNull(),
    address: text().notNull(),
    maquina: text().notNull(),
  },
  (table) => [unique('terms_acceptances_of_user').on(table.id_tenant, table.id_user, table.version)],
);
