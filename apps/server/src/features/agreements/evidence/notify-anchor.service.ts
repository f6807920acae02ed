import type { Context } from '../../../kernel/context.ts';
import type { Anchor } from '../../../platform/anchors.ts';
import { queueMessage } from '../../operations/messages/queue-message.service.ts';
import { anchorEmail } from './anchor.texts.ts';
import { listActiveCeos } from './evidence.repository.ts';

/** Sends to the CEOs, or to the company's own address when there are none. */
export async function notifyAnchor(
  { db, tenant, platform }: Pick<Context, 'db' | 'tenant' | 'platform'>,
  company: { title: string; email: string },
  anchor: Anchor,
): Promise<void> {
  const chiefs = await listActiveCeos(db, tenant);
  const people = chiefs.length > 0 ? chiefs : [{ name: company.title, email: company.email }];
  for (const { name, email } of people) {
    const message = anchorEmail({ name, company: company.title, anchor });
    await queueMessage(platform, db, tenant, { channel: 'email', to: email, sender: company.title, ...message });
  }
}
