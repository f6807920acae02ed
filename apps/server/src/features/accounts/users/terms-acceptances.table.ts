import { pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { keptAccountId, personalData } from '../../../db/personal-data.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';

/** Acceptances of the terms of use with time and address. Kept as evidence after the account is deleted. */
export const termsAcceptances = pgTable(
  'terms_acceptances',
  {
    id: text().notNull(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    id_user: text().notNull(),
    version: text().notNull(),
    acceptedDate: instant().notNull(),
    address: text().notNull(),
    maquina: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    unique('terms_acceptances_of_user').on(table.id_tenant, table.id_user, table.version),
  ],
);

personalData(termsAcceptances, {
  purpose: 'Proof of the accepted terms of use',
  basis: 'claims',
  retention: 'contract',
  subject: 'user',
  rows: { user: 'id_user' },
  section: { title: 'Aceites dos termos de uso', place: 40, by: 'acceptedDate' },
  columns: {
    id_user: keptAccountId,
    acceptedDate: { erase: 'keep', why: 'Proves what was accepted', export: 'Quando' },
    version: { erase: 'keep', why: 'Proves what was accepted', export: 'Versão' },
    address: { erase: 'keep', why: 'Proves what was accepted', export: 'Endereço de rede' },
    maquina: { erase: 'keep', why: 'Proves what was accepted', export: 'Aparelho' },
  },
});
