import type { Context } from '../../../kernel/context.ts';
import { findTenant } from '../../tenancy/tenants/tenants.repository.ts';
import { queueMessage } from '../messages/queue-message.service.ts';
import { refusedText } from './privacy.texts.ts';

export async function notifyErasureRefused(
  { db, tenant, platform }: Pick<Context, 'db' | 'tenant' | 'platform'>,
  to: string,
  reason: string,
): Promise<void> {
  const sender = (await findTenant(db, tenant))?.title ?? '';
  await queueMessage(platform, db, tenant, { channel: 'email', to, sender, ...refusedText(reason, sender) });
}
