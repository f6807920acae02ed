import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../db/columns.ts';
import { tenants } from '../tenants/tenants.table.ts';

/** Every opening of a photo or drawing: which, by whom, when, from where (decision D-36). It outlives the photo. */
export const signatureOpenings = pgTable(
  'signature_openings',
  {
    id: text().primaryKey(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    id_signature: text().notNull(),
    file: text({ enum: ['fotoPessoa', 'fotoDoc', 'assinatura'] }).notNull(),
    viewer: text({ enum: ['staff', 'client'] }).notNull(),
    id_viewer: text().notNull(),
    openedAt: instant().notNull(),
    address: text().notNull(),
    maquina: text().notNull(),
  },
  (table) => [index('signature_openings_of').on(table.id_tenant, table.id_signature, table.openedAt)],
);
