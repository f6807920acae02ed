import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { each, personalData } from '../../../db/personal-data.ts';
import { toUser } from '../users/users.table.ts';

/** Devices from which a member of staff signed in; a sign-in from another one is reported to the person. */
export const knownDevices = pgTable(
  'known_devices',
  {
    id_tenant: tenantId().notNull(),
    id_user: text().notNull(),
    /** SHA-256 of the account and the browser's identifier, so that rows of two accounts cannot be linked. */
    device_hash: text().notNull(),
    name: text().notNull(),
    createdDate: instant().notNull(),
    lastSeenAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id_user, table.device_hash] }),
    toUser(table).onDelete('cascade'),
  ],
);

personalData(knownDevices, {
  purpose: 'Notices of sign-ins from new devices',
  basis: 'interest',
  retention: { text: '180 days after the last sign-in from the device' },
  subject: 'user',
  rows: { user: 'id_user' },
  section: { title: 'Dispositivos conhecidos', place: 33, by: 'createdDate' },
  columns: {
    ...each(['id_user', 'device_hash'], { erase: 'row' }),
    name: { erase: 'row', export: 'Dispositivo' },
    createdDate: { erase: 'row', export: 'Desde' },
    lastSeenAt: { erase: 'row', export: 'Último acesso' },
  },
});
