import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { each, personalData } from '../../../db/personal-data.ts';
import { toOwner } from '../../crm/clients/clients.table.ts';
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

/** Devices from which an owner of clients signed in. */
export const knownClientDevices = pgTable(
  'known_client_devices',
  {
    id_tenant: tenantId().notNull(),
    id_owner: text().notNull(),
    /** SHA-256 of the owner and the browser's identifier. */
    device_hash: text().notNull(),
    name: text().notNull(),
    createdDate: instant().notNull(),
    lastSeenAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id_owner, table.device_hash] }),
    toOwner(table).onDelete('cascade'),
  ],
);

const declared = {
  purpose: 'Notices of sign-ins from new devices',
  basis: 'interest',
  retention: { text: '180 days after the last sign-in from the device' },
} as const;
const seen = {
  name: { erase: 'row', export: 'Dispositivo' },
  createdDate: { erase: 'row', export: 'Desde' },
  lastSeenAt: { erase: 'row', export: 'Último acesso' },
} as const;

personalData(knownDevices, {
  ...declared,
  subject: 'user',
  rows: { user: 'id_user' },
  section: { title: 'Dispositivos conhecidos', place: 33, by: 'createdDate' },
  columns: { ...each(['id_user', 'device_hash'], { erase: 'row' }), ...seen },
});

personalData(knownClientDevices, {
  ...declared,
  subject: 'owner',
  rows: { owner: 'id_owner' },
  section: { title: 'Dispositivos conhecidos', place: 56, by: 'createdDate' },
  columns: { ...each(['id_owner', 'device_hash'], { erase: 'row' }), ...seen },
});
