import type { Context } from '../../kernel/context.ts';
import type { Anchor } from '../../platform/anchors.ts';
import { postMessage } from '../messages/post-message.ts';
import { anchorMessage } from './anchor-message.ts';
import { listChiefs } from './evidence.repository.ts';

/** To who runs the company; to its own address where nobody does. */
export async function announceAnchor(
  { db, tenant, platform }: Pick<Context, 'db' | 'tenant' | 'platform'>,
  company: { title: string; email: string },
  anchor: Anchor,
): Promise<void> {
  const chiefs = await listChiefs(db, tenant);
  const people = chiefs.length > 0 ? chiefs : [{ name: company.title, email: company.email }];
  for (const { name, email } of people) {
    const words = anchorMessage({ name, company: company.title, anchor });
    await postMessage(platform, db, tenant, { channel: 'email', to: email, sender: company.title, ...words });
  }
}
