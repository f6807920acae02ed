import { passwordLink } from '@restitui/domain/accounts/passwords/password-limits.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { newId } from '../../../kernel/new-id.ts';
import { recentWindow } from '../../../kernel/recent-window.ts';
import { queueMessage } from '../../operations/messages/queue-message.service.ts';
import { findTenant } from '../../tenancy/tenants/tenants.repository.ts';
import { locateAccount } from '../session/session.repository.ts';
import { hashToken, newToken } from '../session/token.rules.ts';
import { findUser } from '../users/users.repository.ts';
import { countRecentLinks, insertPasswordLink } from './password-links.repository.ts';
import type { PasswordWorker } from './password-worker.service.ts';
import { passwordLinkText } from './passwords.texts.ts';

const minute = 60_000;

export async function sendPasswordLink(worker: PasswordWorker, host: TenantId, email: string): Promise<void> {
  const { platform, inTenant, withoutTenant } = worker;
  const located = await withoutTenant((db) => locateAccount(db, email, host));
  if (!located) return;
  const { id_tenant, id_user } = located;
  const now = platform.clock.now();
  const from = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();

  await inTenant(id_tenant, async (db) => {
    const user = await findUser(db, id_tenant, id_user);
    const tenant = await findTenant(db, id_tenant);
    const sent = await countRecentLinks(db, id_tenant, id_user, recentWindow(now, 60));
    if (!user || !tenant || sent >= passwordLink.perHour) return;
    const token = newToken();
    const link = { id: newId(), id_user, token_hash: hashToken(token), createdDate: from(0) };
    await insertPasswordLink(
      db,
      id_tenant,
      { ...link, expiresAt: from(passwordLink.minutes * minute) },
      from(-24 * 60 * minute),
    );
    const address = `${platform.siteAddress(tenant)}/reset-password?token=${token}`;
    const text = passwordLinkText(user.name, address, passwordLink.minutes);
    await queueMessage(platform, db, id_tenant, { channel: 'email', to: user.email, sender: tenant.title, ...text });
  });
}
