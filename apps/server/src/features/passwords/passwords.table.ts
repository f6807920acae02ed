import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../db/columns.ts';
import { toOwner } from '../clients/clients.table.ts';
import { tenants } from '../tenants/tenants.table.ts';
import { toUser } from '../users/users.table.ts';

/** Somebody says to have forgotten a password; kept until the worker has looked who that is. */
export const passwordRequests = pgTable('password_requests', {
  id: text().primaryKey(),
  /** Of the host where it was asked. */
  id_tenant: tenantId()
    .notNull()
    .references(() => tenants.id),
  kind: text({ enum: ['user', 'client'] }).notNull(),
  /** The e-mail or CPF as given. */
  account: text().notNull(),
  createdDate: instant().notNull(),
});

/** Links to a new password, by the SHA-256 of their token. */
export const passwordLinks = pgTable(
  'password_links',
  {
    id: text().primaryKey(),
    id_tenant: tenantId().notNull(),
    id_user: text().notNull(),
    token_hash: text().notNull().unique(),
    createdDate: instant().notNull(),
    expiresAt: instant().notNull(),
    isSpent: boolean().notNull().default(false),
  },
  (table) => [toUser(table).onDelete('cascade'), index('password_links_of_user').on(table.id_tenant, table.id_user)],
);

/** Codes with which an owner of clients sets a password, hashed as passwords are. */
export const clientPasswordCodes = pgTable(
  'client_password_codes',
  {
    id: text().primaryKey(),
    id_tenant: tenantId().notNull(),
    id_owner: text().notNull(),
    code_hash: text().notNull(),
    createdDate: instant().notNull(),
    expiresAt: instant().notNull(),
    tries: integer().notNull().default(0),
    isSpent: boolean().notNull().default(false),
  },
  (table) => [
    toOwner(table).onDelete('cascade'),
    index('client_password_codes_of_owner').on(table.id_tenant, table.id_owner),
  ],
);
