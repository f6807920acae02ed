import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../../db/tenant-scope.ts';
import type { InTenant } from '../../../../kernel/context.ts';
import { brandedMail } from '../../../../platform/branded-mail.ts';
import type { JobData } from '../../../../platform/jobs.ts';
import { type Message, MessageRefused } from '../../../../platform/messages.ts';
import type { JobRunner } from '../../../../platform/pg-boss-jobs.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { recordEmailFallback } from '../../../agreements/reminders/reminders.repository.ts';
import { findTenant } from '../../../tenancy/tenants/tenants.repository.ts';
import { dropOldLogged, lockLogged, saveMessageState } from '../message-log.repository.ts';
import { countFailure, deleteOutgoing, discardOldOutgoing, findOutgoing } from '../messages.repository.ts';
import { nextLook, queueMessage } from '../queue-message.service.ts';

interface MessageWorker {
  platform: Pick<Platform, 'clock' | 'jobs' | 'messages' | 'sealedTexts' | 'siteAddress'>;
  inTenant: InTenant;
  log: (error: unknown) => void;
}

/** Failures of another channel before e-mail takes over, if there is a fallback address. */
const failuresUntilFallback = 3;
const keptMilliseconds = 24 * 60 * 60_000;
const loggedMilliseconds = 2 * 365 * 24 * 60 * 60_000;

/** Sends one message. Drops and logs, without its text, a message that can never be delivered. */
export async function sendMessage(worker: MessageWorker, data: JobData): Promise<void> {
  const { platform, inTenant, log } = worker;
  const id_tenant = data.id_tenant;
  const oldest = new Date(platform.clock.now().getTime() - keptMilliseconds).toISOString();
  const message = await inTenant(id_tenant, async (db) => {
    await discardOldOutgoing(db, id_tenant, oldest);
    await dropOldLogged(db, id_tenant, new Date(platform.clock.now().getTime() - loggedMilliseconds).toISOString());
    return takeOutgoing(db, id_tenant, data.id);
  });
  if (!message) return;
  const now = platform.clock.now();
  if (message.sendAt !== null && new Date(message.sendAt) > now) {
    const startAfter = nextLook(now, new Date(message.sendAt));
    await inTenant(id_tenant, (db) => platform.jobs.enqueue(db, 'send-message', data, startAfter));
    return;
  }
  let isDelivered = true;
  const text = platform.sealedTexts.open(message.text, message.id);
  try {
    if (text === undefined) throw new MessageRefused('The key of this installation does not open the text');
    await platform.messages.send(await presented(worker, { ...message, text }));
  } catch (error) {
    log(error);
    const isLost = error instanceof MessageRefused;
    isDelivered = false;
    if (text !== undefined && message.reserve && (isLost || message.failures + 1 >= failuresUntilFallback)) {
      await inTenant(id_tenant, (db) => sendByEmailFallback({ db, id_tenant, platform }, { ...message, text }));
    } else if (!isLost) {
      await inTenant(id_tenant, (db) => countFailure(db, id_tenant, message.id));
      throw error;
    }
  }
  await inTenant(id_tenant, async (db) => {
    await deleteOutgoing(db, id_tenant, data.id);
    const changed = isDelivered
      ? ({ state: 'enviada', sentAt: now.toISOString() } as const)
      : ({ state: 'falhou' } as const);
    await saveMessageState(db, id_tenant, message.id_log, changed);
  });
}

/** Returns a queued message. One that was given up is queued again in the log: an operator repeats its job. */
async function takeOutgoing(db: Db, id_tenant: TenantId, id: string) {
  // Locked before the message is read: sending it again from the log removes the message.
  const logged = await lockLogged(db, id_tenant, id);
  const message = await findOutgoing(db, id_tenant, id);
  if (message && logged?.state === 'falhou') await saveMessageState(db, id_tenant, id, { state: 'na_fila' });
  return message;
}

/** Marks a message whose retries are used up as not delivered; it is kept for a day, so that its job can be repeated. */
export async function abandonMessage(inTenant: InTenant, { id_tenant, id }: JobData): Promise<void> {
  await inTenant(id_tenant, async (db) => {
    await lockLogged(db, id_tenant, id);
    const message = await findOutgoing(db, id_tenant, id);
    if (message) await saveMessageState(db, id_tenant, message.id_log, { state: 'falhou' });
  });
}

/** Adds the page of an e-mail; a WhatsApp message ends with the name of the sender, which its number does not show. */
async function presented({ platform, inTenant }: MessageWorker, message: Message & { id_tenant: TenantId }) {
  const { channel, to, sender, subject, text, id_tenant } = message;
  const plain = { channel, to, sender, subject, text };
  if (channel === 'whatsapp') return text.includes(sender) ? plain : { ...plain, text: `${text}\n\n${sender}` };
  const tenant = await inTenant(id_tenant, (db) => findTenant(db, id_tenant));
  if (!tenant) return plain;
  const site = platform.siteAddress(tenant);
  const { light } = tenant.logos;
  // Mail programs do not show SVG.
  const isShown = light !== '' && !light.endsWith('.svg');
  const logo = isShown ? new URL(light, site).href : null;
  const brand = { name: sender, colour: tenant.colours.primary, logo, site };
  return { ...plain, html: await brandedMail({ subject, text, brand }) };
}

/** Sends the same text by e-mail and records that with the reminder. */
async function sendByEmailFallback(
  { db, id_tenant, platform }: { db: Db; id_tenant: TenantId; platform: MessageWorker['platform'] },
  { reserve, id_reminder, sender, subject, text }: NonNullable<Awaited<ReturnType<typeof findOutgoing>>>,
): Promise<void> {
  if (reserve === null) return;
  await queueMessage(platform, db, id_tenant, { channel: 'email', to: reserve, sender, subject, text });
  if (id_reminder !== null) await recordEmailFallback(db, id_tenant, id_reminder);
}

export async function startMessageWorker(
  worker: MessageWorker & { jobs: Pick<JobRunner, 'work' | 'whenEnded' | 'rest'> },
) {
  await worker.jobs.work('send-message', (data) => sendMessage(worker, data));
  await worker.jobs.whenEnded('send-message', (data) => abandonMessage(worker.inTenant, data));
  return { stop: () => worker.jobs.rest('send-message') };
}
