import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { each, personalData } from '../../../db/personal-data.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';

/**
 * Every opening of a photo or drawing: image, viewer, time and address (decision D-36). Kept after the image is
 * deleted.
 */
export const identityCheckOpenings = pgTable(
  'signature_openings',
  {
    id: text().notNull(),
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
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    index('signature_openings_of').on(table.id_tenant, table.id_signature, table.openedAt),
  ],
);

personalData(identityCheckOpenings, {
  purpose: 'Record of who opened photos of people',
  basis: 'identity',
  retention: { text: 'Without term: proof of access (LGPD, arts. 6, X, and 37)' },
  subject: ['user', 'owner'],
  exportSteps: { 'openings of photos': 80 },
  columns: each(['id_viewer', 'openedAt', 'address', 'maquina'], {
    erase: 'keep',
    why: 'Append-only proof of access to sensitive data, without a name',
  }),
});
