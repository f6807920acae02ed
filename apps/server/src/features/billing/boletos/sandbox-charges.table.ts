import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { json, tenantId } from '../../../db/columns.ts';
import { personalData } from '../../../db/personal-data.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';

/** Charges of the local demonstration bank. */
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

personalData(sandboxCharges, {
  purpose: 'Charges of the built-in test bank',
  basis: 'obligation',
  retention: 'charge',
  subject: ['owner', 'payer'],
  columns: { charge: { erase: { step: 'boletos' } } },
});
