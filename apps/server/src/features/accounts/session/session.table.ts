import type { ClientSignInMethod } from '@restitui/domain/accounts/session/client-sign-in-method.ts';
import type { SignInAttemptKind } from '@restitui/domain/accounts/session/sign-in-attempt-kind.ts';
import type { SignInMethod } from '@restitui/domain/accounts/session/sign-in-method.ts';
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { each, personalData } from '../../../db/personal-data.ts';
import { tokenDirectory } from '../../../db/token-directory.ts';
import { toOwner } from '../../crm/clients/clients.table.ts';
import { toUser } from '../users/users.table.ts';

/** Sessions of staff. Only the SHA-256 of the token is stored. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    id_user: text().notNull(),
    token_hash: text().notNull(),
    createdDate: instant().notNull(),
    expiresAt: instant().notNull(),
    address: text().notNull(),
    maquina: text().notNull(),
    /** Written at most once a minute, see `last-seen.service.ts`. */
    lastSeenAt: instant(),
    method: text().$type<SignInMethod>().notNull().default('password'),
    /** The last proof of identity: sign-in or re-authentication. */
    authenticatedAt: instant(),
    /** The last use of a second factor; null in a session that was opened without one. */
    secondFactorAt: instant(),
    /** Set when the session was not used for the tenant's idle time. */
    idleAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    toUser(table).onDelete('cascade'),
    index('sessions_of_user').on(table.id_user),
  ],
);

/** Sessions of owners of clients. */
export const clientSessions = pgTable(
  'client_sessions',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    id_owner: text().notNull(),
    token_hash: text().notNull(),
    createdDate: instant().notNull(),
    expiresAt: instant().notNull(),
    address: text().notNull(),
    maquina: text().notNull(),
    /** Written at most once a minute, see `last-seen.service.ts`. */
    lastSeenAt: instant(),
    /** Set when the session was not used for the tenant's idle time. */
    idleAt: instant(),
    method: text().$type<ClientSignInMethod>().notNull().default('password'),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    toOwner(table).onDelete('cascade'),
    index('client_sessions_of_owner').on(table.id_tenant, table.id_owner),
  ],
);

/** The tenant of each staff session. */
export const sessionDirectory = tokenDirectory('session_directory');

/** The tenant of each client session. */
export const clientSessionDirectory = tokenDirectory('client_session_directory');

/** Sign-in attempts for the throttle. Without a tenant, which is unknown before sign-in. */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    id: text().primaryKey(),
    /** SHA-256 of the e-mail as typed in lower case, or of tenant and CPF for a client. */
    account: text().notNull(),
    address: text().notNull(),
    at: instant().notNull(),
    succeeded: boolean().notNull(),
    kind: text().$type<SignInAttemptKind>().notNull().default('sign-in'),
  },
  (table) => [
    index('sign_in_attempts_account').on(table.account, table.at),
    index('sign_in_attempts_address').on(table.address, table.at),
  ],
);

personalData(sessions, {
  purpose: 'Sign-in and its security',
  basis: 'contract',
  retention: { text: 'Until sign-out or expiry' },
  subject: 'user',
  rows: { user: 'id_user' },
  section: { title: 'Sessões abertas', place: 30, by: 'createdDate' },
  columns: {
    ...each(['id_user', 'token_hash'], { erase: 'row' }),
    createdDate: { erase: 'row', export: 'Desde' },
    lastSeenAt: { erase: 'row', export: 'Último uso' },
    method: { erase: 'row' },
    authenticatedAt: { erase: 'row', export: 'Identidade confirmada em' },
    secondFactorAt: { erase: 'row', export: 'Segundo fator usado em' },
    expiresAt: { erase: 'row', export: 'Até' },
    address: { erase: 'row', export: 'Endereço de rede' },
    maquina: { erase: 'row', export: 'Aparelho' },
  },
});

personalData(clientSessions, {
  purpose: 'Sign-in and its security',
  basis: 'contract',
  retention: { text: 'Until sign-out or expiry' },
  subject: 'owner',
  rows: { owner: 'id_owner' },
  section: { title: 'Sessões abertas', place: 55, by: 'createdDate' },
  columns: {
    ...each(['id_owner', 'token_hash'], { erase: 'row' }),
    createdDate: { erase: 'row', export: 'Desde' },
    lastSeenAt: { erase: 'row', export: 'Último uso' },
    method: { erase: 'row' },
    expiresAt: { erase: 'row', export: 'Até' },
    address: { erase: 'row', export: 'Endereço de rede' },
    maquina: { erase: 'row', export: 'Aparelho' },
  },
});

personalData(signInAttempts, {
  purpose: 'Throttling of sign-in attempts',
  basis: 'interest',
  retention: { text: 'The window of the throttle' },
  subject: ['user', 'owner'],
  columns: {
    account: { erase: 'keep', why: 'A hash; the row is deleted after the window' },
    address: { erase: 'keep', why: 'Deleted after the window' },
  },
});
