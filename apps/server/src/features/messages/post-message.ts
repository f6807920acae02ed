import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { newId } from '../../kernel/new-id.ts';
import type { Message } from '../../platform/messages.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertOutgoing } from './messages.repository.ts';

/** Where a message goes by e-mail when its own channel does not take it, and which reminder hears of that. */
interface Reserve {
  to: string;
  id_reminder: string;
}

/** Hands a message to the worker, which sends it and tries again when the outside fails. Sent if `db` commits. */
export async function postMessage(
  { clock, jobs, sealedTexts }: Pick<Platform, 'clock' | 'jobs' | 'sealedTexts'>,
  db: Db,
  id_tenant: TenantId,
  message: Message,
  reserve: Reserve | null = null,
): Promise<void> {
  const id = newId();
  const text = sealedTexts.seal(message.text, id);
  const createdDate = clock.now().toISOString();
  const otherwise = { reserve: reserve?.to ?? null, id_reminder: reserve?.id_reminder ?? null };
  await insertOutgoing(db, { ...message, ...otherwise, text, id, id_tenant, createdDate });
  await jobs.enqueue(db, 'send-message', { id_tenant, id });
}
