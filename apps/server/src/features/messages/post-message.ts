import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { newId } from '../../kernel/new-id.ts';
import type { Message } from '../../platform/messages.ts';
import type { Platform } from '../../platform/platform.ts';
import { insertOutgoing } from './messages.repository.ts';

/** Hands a message to the worker, which sends it and tries again when the outside fails. Sent if `db` commits. */
export async function postMessage(
  { clock, jobs, sealedTexts }: Pick<Platform, 'clock' | 'jobs' | 'sealedTexts'>,
  db: Db,
  id_tenant: TenantId,
  message: Message,
): Promise<void> {
  const id = newId();
  const text = sealedTexts.seal(message.text, id);
  await insertOutgoing(db, { ...message, text, id, id_tenant, createdDate: clock.now().toISOString() });
  await jobs.enqueue(db, 'send-message', { id_tenant, id });
}
