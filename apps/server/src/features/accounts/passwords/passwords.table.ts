import type {
  ClientCodePurpose,
  PasswordRequestKind,
} from '@restitui/domain/accounts/passwords/client-code-purpose.ts';
import type { MessageChannel } from '@restitui/domain/operations/messages/message-channel.ts';
import { eq } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { each, personalData } from '../../../db/personal-data.ts';
import { tokenDirectory } from '../../../db/token-directory.ts';
import { toOwner } from '../../crm/clients/clients.table.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';
import { toUser } from '../users/users.table.ts';

/** Requests for a new password, kept until the worker has looked up the account. */
export const passwordRequests = pgTable(
  'password_requests',
  {
    id: text().notNull(),
    /** Tenant of the host that received the request. */
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    kind: text().$type<PasswordRequestKind>().notNull(),
    /** The e-mail or CPF as entered. */
    account: text().notNull(),
    createdDate: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id_tenant, table.id] })],
);

/** Password links, by the SHA-256 of their token. */
export const passwordLinks = pgTable(
  'password_links',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    id_user: text().notNull(),
    token_hash: text().notNull(),
    createdDate: instant().notNull(),
    expiresAt: instant().notNull(),
    isSpent: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    toUser(table).onDelete('cascade'),
    index('password_links_of_user').on(table.id_tenant, table.id_user),
  ],
);

/** The tenant of each password link. */
export const passwordLinkDirectory = tokenDirectory('password_link_directory');

/** Codes with which an owner sets a password or signs in, hashed like passwords. */
export const clientPasswordCodes = pgTable(
  'client_password_codes',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    id_owner: text().notNull(),
    code_hash: text().notNull(),
    createdDate: instant().notNull(),
    expiresAt: instant().notNull(),
    tries: integer().notNull().default(0),
    isSpent: boolean().notNull().default(false),
    /** A code of one purpose is not accepted for the other. */
    purpose: text().$type<ClientCodePurpose>().notNull().default('password'),
    channel: text().$type<MessageChannel>().notNull().default('email'),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    toOwner(table).onDelete('cascade'),
    index('client_password_codes_of_owner').on(table.id_tenant, table.id_owner),
  ],
);

personalData(passwordRequests, {
  purpose: 'Password reset',
  basis: 'consent',
  retention: { text: 'Until the worker has handled the request' },
  subject: ['user', 'owner'],
  rows: {
    user: { text: 'account is the e-mail', where: ({ account }) => eq(passwordRequests.account, account) },
    owner: { text: 'account is the CPF', where: ({ account }) => eq(passwordRequests.account, account) },
  },
  columns: { account: { erase: 'row' } },
});

personalData(passwordLinks, {
  purpose: 'Password reset',
  basis: 'consent',
  retention: { text: 'Until the link expires' },
  subject: 'user',
  rows: { user: 'id_user' },
  columns: each(['id_user', 'token_hash'], { erase: 'row' }),
});

personalData(clientPasswordCodes, {
  purpose: 'Password reset',
  basis: 'consent',
  retention: { text: 'Until the code expires' },
  subject: 'owner',
  rows: { owner: 'id_owner' },
  columns: each(['id_owner', 'code_hash'], { erase: 'row' }),
});
