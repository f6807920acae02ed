import type { Context } from '../../kernel/context.ts';
import { postMessage } from '../messages/post-message.ts';
import { findTenant } from '../tenants/tenants.repository.ts';
import { refusedText } from './privacy-texts.ts';

export async function answerRefused(
  { db, tenant, platform }: Pick<Context, 'db' | 'tenant' | 'platform'>,
  to: string,
  reason: string,
): Promise<void> {
  const sender = (await findTenant(db, tenant))?.title ?? '';
  await postMessage(platform, db, tenant, { channel: 'email', to, sender, ...refusedText(reason, sender) });
}
