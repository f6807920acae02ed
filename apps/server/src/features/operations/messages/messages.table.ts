import type { MessageChannel } from '@restitui/domain/operations/messages/message-channel.ts';
import { inArray } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { each, personalData, type SearchedPerson } from '../../../db/personal-data.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';

/** Queued messages; deleted once sent. */
export const outgoingMessages = pgTable(
  'outgoing_messages',
  {
    id: text().notNull(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    channel: text().$type<MessageChannel>().notNull(),
    to: text().notNull(),
    sender: text().notNull(),
    subject: text().notNull(),
    /** Encrypted: it may contain a link or code that opens an account. */
    text: text().notNull(),
    createdDate: instant().notNull(),
    /** The fallback e-mail address when the message's channel fails. */
    reserve: text(),
    /** The reminder that records the fallback. */
    id_reminder: text(),
    /** How often the channel failed. */
    failures: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    index('outgoing_messages_by_age').on(table.id_tenant, table.createdDate),
  ],
);

/** Messages of channels without a service. Belongs to no tenant; read in the demonstration only. */
export const outbox = pgTable('outbox', {
  id: text().primaryKey(),
  channel: text().$type<MessageChannel>().notNull(),
  to: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  at: instant().notNull(),
});

const toContacts = {
  text: 'to is a contact of the person',
  where: ({ contacts }: SearchedPerson) => inArray(outgoingMessages.to, [...contacts]),
};

personalData(outgoingMessages, {
  purpose: 'Delivery of messages',
  basis: 'contract',
  retention: { text: 'Until the message is sent' },
  subject: ['user', 'owner', 'lead'],
  rows: { user: toContacts, owner: toContacts, lead: toContacts },
  columns: each(['to', 'subject', 'text', 'reserve'], { erase: 'row' }),
  notPersonal: { sender: 'The name of the consultancy' },
});

personalData(outbox, {
  purpose: 'Messages of the demonstration, which are not delivered',
  basis: 'interest',
  retention: { text: 'As long as the demonstration' },
  subject: ['user', 'owner', 'lead'],
  columns: each(['to', 'subject', 'text'], { erase: 'keep', why: 'Invented data of a demonstration' }),
});
