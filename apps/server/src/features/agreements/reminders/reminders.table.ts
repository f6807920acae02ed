import type { ActRole } from '@restitui/domain/agreements/signing/act-role.ts';
import type { MessageChannel } from '@restitui/domain/operations/messages/message-channel.ts';
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { personalData } from '../../../db/personal-data.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';
import { agreements } from '../documents/agreements.table.ts';

/** When and how each consultancy reminds signers. */
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

/** Sent reminders; the unique key prevents duplicates when a job is retried. */
export const sentReminders = pgTable(
  'sent_reminders',
  {
    id: text().notNull(),
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
    primaryKey({ columns: [table.id_tenant, table.id] }),
    foreignKey({
      columns: [table.id_tenant, table.id_agreement],
      foreignColumns: [agreements.id_tenant, agreements.id],
    }),
    unique('sent_reminders_once').on(table.id_tenant, table.id_agreement, table.papel, table.numero, table.canal),
    index('sent_reminders_of_agreement').on(table.id_tenant, table.id_agreement),
  ],
);

personalData(sentReminders, {
  purpose: 'Reminders to sign',
  basis: 'contract',
  retention: { text: 'As long as the agreement' },
  subject: ['user', 'owner'],
  columns: {
    nome: { erase: { step: 'recipients of reminders' }, why: 'Staff is matched by name within the tenant' },
  },
});
