import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { queueMessage } from '../../operations/messages/queue-message.service.ts';
import { findTenant } from '../../tenancy/tenants/tenants.repository.ts';
import { findUser } from '../users/users.repository.ts';
import { factorTexts } from './second-factor.texts.ts';

type Text = (name: string) => { subject: string; text: string };

/** Queues an e-mail to the account about its second factor. */
export async function notifyOfFactor(
  { db, platform }: { db: Db; platform: Pick<Platform, 'clock' | 'jobs' | 'sealedTexts'> },
  { id_tenant, id_user }: { id_tenant: TenantId; id_user: string },
  message: keyof typeof factorTexts | Text,
): Promise<void> {
  const user = await findUser(db, id_tenant, id_user);
  if (!user) return;
  const sender = (await findTenant(db, id_tenant))?.title ?? '';
  const text = typeof message === 'function' ? message : factorTexts[message];
  await queueMessage(platform, db, id_tenant, { channel: 'email', to: user.email, sender, ...text(user.name) });
}
