import type { MessageEvent } from '@restitui/domain/operations/messages/message-event.ts';
import type { MessageReceiver } from '@restitui/domain/operations/messages/message-receiver.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { newId } from '../../../kernel/new-id.ts';
import type { Message } from '../../../platform/messages.ts';
import type { Platform } from '../../../platform/platform.ts';
import { insertLogged } from './message-log.repository.ts';
import { insertOutgoing } from './messages.repository.ts';

/** The e-mail address to use when the message's channel fails, and the reminder that records it. */
interface EmailFallback {
  to: string;
  id_reminder: string | null;
}

/** How the log describes a message. */
interface Logged {
  /** Null for a message that is no notification. */
  event: MessageEvent | null;
  receiver: MessageReceiver | null;
  /** Identifies the occurrence of the event: no channel and address receives two messages with one key. */
  key: string;
  nome: string;
  id_client: string | null;
  /** Keeps the text, encrypted, so that staff can send it again; never for a text with a code or an opening link. */
  isRepeatable: boolean;
}

interface Delivery {
  reserve?: EmailFallback | null;
  /** When the message may leave; at once by default. */
  sendAt?: Date | null;
  log?: Logged;
}

const lookMilliseconds = 10 * 60_000;

/** Returns when the job of a message that waits for the morning runs next: the queue refuses far start times. */
export function nextLook(now: Date, sendAt: Date): Date {
  return new Date(Math.min(sendAt.getTime(), now.getTime() + lookMilliseconds));
}

/**
 * Logs a message and queues it for the worker, which retries. It is sent only if the transaction of `db` commits.
 * @returns the id in the log; undefined when the log has this message already, and nothing is queued
 */
export async function queueMessage(
  { clock, jobs, sealedTexts }: Pick<Platform, 'clock' | 'jobs' | 'sealedTexts'>,
  db: Db,
  id_tenant: TenantId,
  message: Message,
  { reserve = null, sendAt = null, log }: Delivery = {},
): Promise<string | undefined> {
  const id = newId();
  const { channel, to, sender, subject } = message;
  const now = clock.now();
  const createdDate = now.toISOString();
  const text = sealedTexts.seal(message.text, id);
  const { isRepeatable = false, ...described } = log ?? {
    event: null,
    receiver: null,
    key: id,
    nome: '',
    id_client: null,
  };
  const isNew = await insertLogged(db, {
    ...{ ...described, id, id_tenant, channel, to, subject, createdDate },
    ...{ text: isRepeatable ? text : null, sendAt: sendAt?.toISOString() ?? null },
    state: sendAt ? 'adiada' : 'na_fila',
  });
  if (!isNew) return undefined;

  const otherwise = { reserve: reserve?.to ?? null, id_reminder: reserve?.id_reminder ?? null };
  const waiting = { id_log: id, sendAt: sendAt?.toISOString() ?? null };
  await insertOutgoing(db, {
    ...otherwise,
    ...waiting,
    channel,
    to,
    sender,
    subject,
    text,
    id,
    id_tenant,
    createdDate,
  });
  await jobs.enqueue(db, 'send-message', { id_tenant, id }, sendAt ? nextLook(now, sendAt) : undefined);
  return id;
}
