import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { newId } from '../../../kernel/new-id.ts';
import type { Message } from '../../../platform/messages.ts';
import type { Platform } from '../../../platform/platform.ts';
import { insertOutgoing } from './messages.repository.ts';

/** The e-mail address to use when the message's channel fails, and the reminder that records it. */
interface EmailFallback {
  to: string;
  id_reminder: string;
}

/** Queues a message for the worker, which retries. It is sent only if the transaction of `db` commits. */
export async function queueMessage(
  { clock, jobs, sealedTexts }: Pick<Platform, 'clock' | 'jobs' | 'sealedTexts'>,
  db: Db,
  id_tenant: TenantId,
  message: Message,
  reserve: EmailFallback | null = null,
): Promise<void> {
  const id = newId();
  const text = sealedTexts.seal(message.text, id);
  const createdDate = clock.now().toISOString();
  const otherwise = { reserve: reserve?.to ?? null, id_reminder: reserve?.id_reminder ?? null };
  await insertOutgoing(db, { ...message, ...otherwise, text, id, id_tenant, createdDate });
  await jobs.enqueue(db, 'send-message', { id_tenant, id });
}
