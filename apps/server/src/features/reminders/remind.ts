import { type Day, dayInBrazil } from '@restitui/brazil/day.ts';
import type { ActRole } from '@restitui/domain/agreement-acts/act-role.ts';
import type { MessageChannel } from '@restitui/domain/messages/message-channel.ts';
import { dueReminder, type ReminderRule } from '@restitui/domain/reminders/reminder-rule.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { newId } from '../../kernel/new-id.ts';
import type { Platform } from '../../platform/platform.ts';
import { postMessage } from '../messages/post-message.ts';
import { reminderText } from './reminder-text.ts';
import { insertReminder, listRemindersOfAgreement } from './reminders.repository.ts';

export interface Receiver {
  nome: string;
  email: string;
  /** Null for who is reminded by e-mail alone. */
  contato: string | null;
}

/** Who is to be reminded of what, and how they come to the contract. */
export interface Reminder {
  id_agreement: string;
  papel: ActRole;
  razao_social: string;
  /** From when days are counted. */
  since: string;
  receivers: readonly Receiver[];
  /** Made only once the reminder goes out. */
  makeLink: (canais: MessageChannel[]) => Promise<{ link: string; expiresAt: string | null }>;
}

interface Work {
  db: Db;
  tenant: TenantId;
  platform: Pick<Platform, 'clock' | 'jobs' | 'sealedTexts'>;
  /** In whose name. */
  sender: string;
  rule: ReminderRule;
}

/** Sends what is due, each number once by each channel; WhatsApp that goes alone has e-mail standing by. */
export async function remind(work: Work, reminder: Reminder): Promise<void> {
  const { db, tenant, platform, rule } = work;
  const { id_agreement, papel, receivers, razao_social } = reminder;
  const now = platform.clock.now();
  const numero = await dueNumber(work, reminder, dayInBrazil(now));
  const canais = channelsOf(rule, receivers);
  if (numero === undefined || receivers.length === 0) return;

  const nome = receivers.map((receiver) => receiver.nome).join(', ');
  const rows = canais.map((canal) => ({ id: newId(), id_tenant: tenant, id_agreement, papel, numero, canal, nome }));
  const fresh = [];
  for (const row of rows) if (await insertReminder(db, { ...row, sentAt: now.toISOString() })) fresh.push(row);
  if (fresh.length === 0) return;
  const link = await reminder.makeLink(fresh.map(({ canal }) => canal));
  for (const { id, canal } of fresh) {
    const reserve = canal === 'whatsapp' && !canais.includes('email') ? id : undefined;
    for (const receiver of receivers) await post(work, canal, receiver, { ...link, razao_social }, reserve);
  }
}

async function dueNumber({ db, tenant, rule }: Work, { id_agreement, papel, since }: Reminder, today: Day) {
  const sent = await listRemindersOfAgreement(db, tenant, id_agreement);
  return dueReminder(rule, { since, last: sent.find((row) => row.papel === papel) }, today);
}

async function post(
  { db, tenant, platform, sender }: Work,
  channel: MessageChannel,
  { nome, email, contato }: Receiver,
  words: { razao_social: string; link: string; expiresAt: string | null },
  id_reminder: string | undefined,
): Promise<void> {
  const to = channel === 'email' ? email : (contato ?? '');
  const reserve = id_reminder === undefined ? null : { to: email, id_reminder };
  await postMessage(platform, db, tenant, { channel, to, sender, ...reminderText({ nome, ...words }) }, reserve);
}

/** Staff is reminded by e-mail, whatever the rule says of clients. */
function channelsOf({ email, whatsapp }: ReminderRule, receivers: readonly Receiver[]): MessageChannel[] {
  if (receivers.some(({ contato }) => contato === null)) return ['email'];
  return [...(email ? (['email'] as const) : []), ...(whatsapp ? (['whatsapp'] as const) : [])];
}
