import type { MessageEvent } from '@restitui/domain/operations/messages/message-event.ts';
import type { MessageReceiver } from '@restitui/domain/operations/messages/message-receiver.ts';
import {
  channelsOf,
  firstNotificationRule,
  fixedEvents,
  type NotificationRule,
  receiversOf,
} from '@restitui/domain/operations/messages/notification-catalogue.ts';
import { endOfQuietHours } from '@restitui/domain/operations/messages/quiet-hours.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { raiseAlert } from '../../insights/alerts/alerts.repository.ts';
import { findTenant, type TenantRow } from '../../tenancy/tenants/tenants.repository.ts';
import { type NotificationFacts, notificationAlert, notificationText } from './notification.texts.ts';
import { findNotificationRule } from './notification-rules.repository.ts';
import type { NotifiedPerson } from './notified-people.repository.ts';
import { queueMessage } from './queue-message.service.ts';
import { type NotificationSubject, readSubject, receiversAs, type Subject } from './resolve-receivers.service.ts';

export interface Notification {
  event: MessageEvent;
  about: NotificationSubject;
  /**
   * Identifies the occurrence, such as the id of the act or of the version. The same event with the same key is sent
   * once per receiver and channel, however often it is reported.
   */
  key: string;
  facts?: NotificationFacts;
  /** Paths or addresses of the next step; by default the portal for the party and the client's page for staff. */
  links?: { parte?: string; equipe?: string };
  /** The link of the party opens something without a sign-in: then the text is not kept, and cannot be sent again. */
  isSecret?: boolean;
  /** True when nothing is left to do: people are told, and no alert is raised. */
  isOver?: boolean;
  /** The id of the user or owner who caused the event and is not told about it. */
  except?: string;
}

interface Notifying {
  db: Db;
  tenant: TenantId;
  platform: Pick<Platform, 'clock' | 'jobs' | 'sealedTexts' | 'siteAddress'>;
}

/**
 * Notifies people of an event by the tenant's table: one logged message per receiver and channel, queued in the
 * transaction of `db`; messages of the quiet hours leave in the morning. Idempotent per event and key.
 */
export async function notify(notifying: Notifying, notification: Notification): Promise<void> {
  const { db, tenant } = notifying;
  const home = await findTenant(db, tenant);
  const subject = await readSubject(db, tenant, notification.about);
  if (!home || !subject) return;
  const rule = (await findNotificationRule(db, tenant)) ?? firstNotificationRule;
  for (const receiver of receiversOf(notification.event)) {
    await notifyReceiver(notifying, { notification, subject, home, rule, receiver });
  }
}

interface Run {
  notification: Notification;
  subject: Subject;
  home: TenantRow;
  rule: NotificationRule;
  receiver: MessageReceiver;
}

async function notifyReceiver(notifying: Notifying, run: Run): Promise<void> {
  const { db, tenant } = notifying;
  const { notification, subject, home, rule, receiver } = run;
  const channels = channelsOf(rule, notification.event, receiver);
  if (channels.includes('alerta') && !notification.isOver) await alertTeam(notifying, run);
  if (!channels.some((channel) => channel !== 'alerta')) return;
  for (const person of await receiversAs(db, tenant, { receiver, subject, home })) {
    if (person.id === notification.except) continue;
    for (const channel of channels) {
      if (channel !== 'alerta') await sendTo(notifying, run, { channel, person });
    }
  }
}

async function sendTo(
  { db, tenant, platform }: Notifying,
  { notification, subject, home, rule, receiver }: Run,
  { channel, person }: { channel: 'email' | 'whatsapp'; person: NotifiedPerson },
): Promise<void> {
  const { event, key, facts, isSecret = false } = notification;
  const to = channel === 'email' ? person.email : person.whatsApp;
  if (to === '') return;
  const sendAt = fixedEvents.includes(event) ? null : endOfQuietHours(rule, platform.clock.now());
  const link = linkFor(receiver, notification, subject, platform.siteAddress(home));
  const telling = { ...facts, ...describe(subject, home, receiver), nome: person.nome, link };
  const id_client = subject.client?.cnpjcpf ?? null;
  await queueMessage(
    platform,
    db,
    tenant,
    { channel, to, sender: home.title, ...notificationText(event, telling) },
    {
      sendAt,
      reserve: null,
      log: { event, receiver, key: `${event} ${key}`, nome: person.nome, id_client, isRepeatable: !isSecret },
    },
  );
}

/** Alerts are shown within the access to a client, so that an event without one has none. */
async function alertTeam(
  { db, tenant, platform }: Notifying,
  { notification: { event, key, facts }, subject, home, receiver }: Run,
): Promise<void> {
  const { client } = subject;
  if (!client) return;
  const message = notificationAlert(event, { ...facts, ...describe(subject, home, receiver) });
  const alert = { kind: 'AVISO', subject: `${event} ${key}`, message } as const;
  const about = { company: client.razao_social, id_client: client.cnpjcpf };
  await raiseAlert(db, tenant, { ...alert, ...about }, platform.clock.now());
}

function describe(subject: Subject, home: TenantRow, receiver: MessageReceiver) {
  return { assunto: subject.title, sender: home.title, isParty: receiver === 'parte', receiver };
}

function linkFor(receiver: MessageReceiver, { links = {} }: Notification, { client }: Subject, site: string) {
  const isParty = receiver === 'parte';
  const first = isParty ? (client ? '/portal' : '/login') : client ? `/cliente/${client.cnpjcpf}` : '/home';
  const path = (isParty ? links.parte : links.equipe) ?? first;
  return path === '' ? null : path.startsWith('/') ? `${site}${path}` : path;
}
