import type { MessageChannel } from '@restitui/domain/messages/message-channel.ts';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../db/columns.ts';
import { tenants } from '../tenants/tenants.table.ts';

/** Messages on their way; gone once they are sent. */
export const outgoingMessages = pgTable(
  'outgoing_messages',
  {
    id: text().primaryKey(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    channel: text().$type<MessageChannel>().notNull(),
    to: text().notNull(),
    sender: text().notNull(),
    subject: text().notNull(),
    /** Sealed: it may bear a link or a code that opens an account. */
    text: text().notNull(),
    createdDate: instant().notNull(),
    /** The e-mail address that it goes to where its own channel does not take it. */
    reserve: text(),
    /** The reminder that is then to be told. */
    id_reminder: text(),
    /** How often its channel failed. */
    failures: integer().notNull().default(0),
  },
  (table) => [index('outgoing_messages_by_age').on(table.id_tenant, table.createdDate)],
);

/** What a channel without a service would have sent. No tenant's: it is read in a demonstration alone. */
export const outbox = pgTable('outbox', {
  id: text().primaryKey(),
  channel: text().$type<MessageChannel>().notNull(),
  to: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  at: instant().notNull(),
});
