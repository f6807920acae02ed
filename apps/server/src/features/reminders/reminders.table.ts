import type { ActRole } from '@restitui/domain/agreement-acts/act-role.ts';
import type { MessageChannel } from '@restitui/domain/messages/message-channel.ts';
import { boolean, foreignKey, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../db/columns.ts';
import { agreements } from '../agreements/agreements.table.ts';
import { tenants } from '../tenants/tenants.table.ts';

/** When and how each consultancy reminds those who have not signed. */
export const reminderRules = pgTable('reminder_rules', {
  id_tenant: tenantId()
    .primaryKey()
    .references(() => tenants.id),
  ligado: boolean().notNull(),
  aposDias: integer().notNull(),
  aCadaDias: integer().notNull(),
  maximo: integer().notNull(),
  email: boolean().notNull(),
  whatsapp: boolean().notNull(),
  silencioDe: integer().notNull(),
  silencioAte: integer().notNull(),
});

/** Reminders that went out: of each number one by each channel, whatever is tried again. */
export const sentReminders = pgTable(
  'sent_reminders',
  {
    id: text().primaryKey(),
    id_tenant: tenantId().notNull(),
    id_agreement: text().notNull(),
    papel: text().$type<ActRole>().notNull(),
    numero: integer().notNull(),
    canal: text().$type<MessageChannel>().notNull(),
    reserva: boolean().notNull().default(false),
    nome: text().notNull(),
    sentAt: instant().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.id_tenant, table.id_agreement],
      foreignColumns: [agreements.id_tenant, agreements.id],
    }),
    unique('sent_reminders_once').on(table.id_agreement, table.papel, table.numero, table.canal),
    index('sent_reminders_of_agreement').on(table.id_tenant, table.id_agreement),
  ],
);
