import { type Day, dayInBrazil } from '@restitui/brazil/day.ts';
import { dueReminder, type ReminderRule } from '@restitui/domain/agreements/reminders/reminder-rule.ts';
import type { ActRole } from '@restitui/domain/agreements/signing/act-role.ts';
import type { MessageChannel } from '@restitui/domain/operations/messages/message-channel.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { newId } from '../../../kernel/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { queueMessage } from '../../operations/messages/queue-message.service.ts';
import { reminderText } from './reminder.texts.ts';
import { insertReminder, listRemindersOfAgreement } from './reminders.repository.ts';

export interface Receiver {
  nome: string;
  email: string;
  /** Null for staff, who are reminded by e-mail only. */
  contato: string | null;
}

/** A reminder of one role of an agreement, with its receivers. */
export interface Reminder {
  id_agreement: string;
  papel: ActRole;
  razao_social: string;
  /** The date from which days are counted. */
  since: string;
  receivers: readonly Receiver[];
  /** Called only when the reminder is sent, so that no unused link is created. */
  makeLink: (canais: MessageChannel[]) => Promise<{ link: string; expiresAt: string | null }>;
}

interface ReminderRun {
  db: Db;
  tenant: TenantId;
  platform: Pick<Platform, 'clock' | 'jobs' | 'sealedTexts'>;
  /** The sender's name. */
  sender: string;
  rule: ReminderRule;
}

/** Sends a due reminder once per number and channel. E-mail is the fallback when WhatsApp is the only channel. */
export async function sendReminder(run: ReminderRun, reminder: Reminder): Promise<void> {
  const { db, tenant, platform, rule } = run;
  const { id_agreement, papel, receivers, razao_social } = reminder;
  const now = platform.clock.now();
  const numero = await dueNumber(run, reminder, dayInBrazil(now));
  const canais = channelsOf(rule, receivers);
  if (numero === undefined || receivers.length === 0) return;

  const nome = receivers.map((receiver) => receiver.nome).join(', ');
  const rows = canais.map((canal) => ({ id: newId(), id_tenant: tenant, id_agreement, papel, numero, canal, nome }));
  const newReminders = [];
  for (const row of rows) if (await insertReminder(db, { ...row, sentAt: now.toISOString() })) newReminders.push(row);
  if (newReminders.length === 0) return;
  const link = await reminder.makeLink(newReminders.map(({ canal }) => canal));
  for (const { id, canal } of newReminders) {
    const reserve = canal === 'whatsapp' && !canais.includes('email') ? id : undefined;
    for (const receiver of receivers) await queueReminder(run, canal, receiver, { ...link, razao_social, id }, reserve);
  }
}

async function dueNumber({ db, tenant, rule }: ReminderRun, { id_agreement, papel, since }: Reminder, today: Day) {
  const sent = await listRemindersOfAgreement(db, tenant, id_agreement);
  return dueReminder(rule, { since, last: sent.find((row) => row.papel === papel) }, today);
}

async function queueReminder(
  { db, tenant, platform, sender }: ReminderRun,
  channel: MessageChannel,
  { nome, email, contato }: Receiver,
  message: { id: string; razao_social: string; link: string; expiresAt: string | null },
  id_reminder: string | undefined,
): Promise<void> {
  const to = channel === 'email' ? email : (contato ?? '');
  const reserve = id_reminder === undefined ? null : { to: email, id_reminder };
  const log = { event: 'lembrete', receiver: 'parte', key: `lembrete ${message.id}`, nome, id_client: null } as const;
  const sent = { channel, to, sender, ...reminderText({ sender, nome, ...message }) };
  await queueMessage(platform, db, tenant, sent, { reserve, log: { ...log, isRepeatable: false } });
}

/** Staff are reminded by e-mail only; the rule is about clients. */
function channelsOf({ email, whatsapp }: ReminderRule, receivers: readonly Receiver[]): MessageChannel[] {
  if (receivers.some(({ contato }) => contato === null)) return ['email'];
  return [...(email ? (['email'] as const) : []), ...(whatsapp ? (['whatsapp'] as const) : [])];
}
