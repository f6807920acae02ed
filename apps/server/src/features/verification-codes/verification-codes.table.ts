import type { MessageChannel } from '@restitui/domain/messages/message-channel.ts';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../db/columns.ts';
import { tenants } from '../tenants/tenants.table.ts';

/** Codes sent to people who are being registered, hashed as passwords are, and what they proved. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: text().primaryKey(),
    /** Where somebody acted; the session of an ADMIN belongs to the provider. */
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    id_session: text().notNull(),
    id_user: text().notNull(),
    channel: text().$type<MessageChannel>().notNull(),
    to: text().notNull(),
    code_hash: text().notNull(),
    createdDate: instant().notNull(),
    expiresAt: instant().notNull(),
    tries: integer().notNull().default(0),
    isSpent: boolean().notNull().default(false),
    provenAt: instant(),
  },
  (table) => [
    index('verification_codes_of_session').on(table.id_tenant, table.id_session, table.to),
    index('verification_codes_of_receiver').on(table.id_tenant, table.to, table.createdDate),
    index('verification_codes_of_user').on(table.id_tenant, table.id_user, table.createdDate),
  ],
);
