import type { MessageChannel } from '@restitui/domain/operations/messages/message-channel.ts';
import type { MessageEvent } from '@restitui/domain/operations/messages/message-event.ts';
import type { MessageReceiver } from '@restitui/domain/operations/messages/message-receiver.ts';
import type { MessageState } from '@restitui/domain/operations/messages/message-state.ts';
import type { NotificationRule } from '@restitui/domain/operations/messages/notification-catalogue.ts';
import { inArray } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
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
    /** The row of the log; null for messages queued before the log existed. */
    id_log: text(),
    /** When the quiet hours end; null for a message that may leave at once. */
    sendAt: instant(),
    /** How often the channel failed. */
    failures: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    index('outgoing_messages_by_age').on(table.id_tenant, table.createdDate),
  ],
);

/** The changes of each tenant to the notifications; a tenant without a row has the defaults. */
export const notificationRules = pgTable('notification_rules', {
  id_tenant: tenantId()
    .primaryKey()
    .references(() => tenants.id),
  channels: jsonb().$type<NotificationRule['channels']>().notNull(),
  silencioDe: integer().notNull(),
  silencioAte: integer().notNull(),
});

/** One row per message; the unique key prevents a second message about one event. */
export const messageLog = pgTable(
  'message_log',
  {
    id: text().notNull(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    /** Null for messages that are no notification: codes, links that staff sends, security notices. */
    event: text().$type<MessageEvent>(),
    key: text().notNull(),
    receiver: text().$type<MessageReceiver>(),
    channel: text().$type<MessageChannel>().notNull(),
    to: text().notNull(),
    nome: text().notNull(),
    subject: text().notNull(),
    /** Encrypted; null when the message cannot be sent again, because it holds a code or a link that opens an account. */
    text: text(),
    id_client: text(),
    createdDate: instant().notNull(),
    state: text().$type<MessageState>().notNull(),
    /** When a message of the quiet hours leaves. */
    sendAt: instant(),
    sentAt: instant(),
    /** The message that repeats this one. */
    id_resent: text(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    unique('message_log_once').on(table.id_tenant, table.key, table.channel, table.to),
    index('message_log_by_date').on(table.id_tenant, table.createdDate, table.id),
    index('message_log_of_client').on(table.id_tenant, table.id_client, table.createdDate),
  ],
);

/** Messages of channels without a service. Belongs to no tenant; read in the demonstration only. */
export const outbox = pgTable('outbox', {
  id: text().primaryKey(),
  channel: text().$type<MessageChannel>().notNull(),
  to: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  /** The page of an e-mail as it would be delivered; null for WhatsApp. */
  html: text(),
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

const loggedToContacts = {
  text: 'to is a contact of the person',
  where: ({ contacts }: SearchedPerson) => inArray(messageLog.to, [...contacts]),
};

personalData(messageLog, {
  purpose: 'Proof of what was sent to whom',
  basis: 'contract',
  retention: { text: 'Two years after the message' },
  subject: ['user', 'owner', 'lead'],
  rows: { user: loggedToContacts, owner: loggedToContacts, lead: loggedToContacts },
  section: { title: 'Mensagens enviadas', place: 125, by: 'createdDate' },
  columns: {
    createdDate: { erase: 'row', export: 'Quando' },
    channel: { erase: 'row', export: 'Canal' },
    to: { erase: 'row', export: 'Contato' },
    nome: { erase: 'row', export: 'Nome' },
    subject: { erase: 'row', export: 'Assunto' },
    text: { erase: 'row' },
  },
});

personalData(outbox, {
  purpose: 'Messages of the demonstration, which are not delivered',
  basis: 'interest',
  retention: { text: 'As long as the demonstration' },
  subject: ['user', 'owner', 'lead'],
  columns: each(['to', 'subject', 'text', 'html'], { erase: 'keep', why: 'Invented data of a demonstration' }),
});
