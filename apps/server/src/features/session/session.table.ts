import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../db/columns.ts';
import { toOwner } from '../clients/clients.table.ts';
import { toUser } from '../users/users.table.ts';

/** Running sessions of staff. Of the token only its SHA-256 is kept. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    id_tenant: tenantId().notNull(),
    id_user: text().notNull(),
    token_hash: text().notNull().unique(),
    createdDate: instant().notNull(),
    expiresAt: instant().notNull(),
    address: text().notNull(),
    maquina: text().notNull(),
    /** Kept coarsely: not of every request. */
    lastSeenAt: instant(),
  },
  (table) => [toUser(table).onDelete('cascade'), index('sessions_of_user').on(table.id_user)],
);

/** Running sessions of owners of clients, kept as those of staff. */
export const clientSessions = pgTable(
  'client_sessions',
  {
    id: text().primaryKey(),
    id_tenant: tenantId().notNull(),
    id_owner: text().notNull(),
    token_hash: text().notNull().unique(),
    createdDate: instant().notNull(),
    expiresAt: instant().notNull(),
    address: text().notNull(),
    maquina: text().notNull(),
  },
  (table) => [
    toOwner(table).onDelete('cascade'),
    index('client_sessions_of_owner').on(table.id_tenant, table.id_owner),
  ],
);

/** Sign-in attempts of the throttle's window. Not a tenant's: the tenant is unknown until somebody is in. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    id: text().primaryKey(),
    /** SHA-256 of the e-mail as typed, lower case; of tenant and CPF for a client. */
    account: text().notNull(),
    address: text().notNull(),
    at: instant().notNull(),
    succeeded: boolean().notNull(),
  },
  (table) => [
    index('sign_in_attempts_account').on(table.account, table.at),
    index('sign_in_attempts_address').on(table.address, table.at),
  ],
);
