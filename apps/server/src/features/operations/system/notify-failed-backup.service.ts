import type { TenantLookup } from '../../../kernel/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findProvider, findTenant } from '../../tenancy/tenants/tenants.repository.ts';
import { queueMessage } from '../messages/queue-message.service.ts';
import { failedBackupText } from './backup.texts.ts';
import { findLastBackup } from './backups.repository.ts';
import { listOperators } from './operators.repository.ts';

interface Surroundings extends TenantLookup {
  platform: Pick<Platform, 'clock' | 'jobs' | 'sealedTexts' | 'siteAddress'>;
}

/** Tells the provider's CEO and TI by e-mail that the scheduled backup failed for the last time. */
export async function notifyFailedBackup({ withoutTenant, inTenant, platform }: Surroundings): Promise<void> {
  const provider = await withoutTenant(findProvider);
  if (!provider) return;
  await inTenant(provider, async (db) => {
    const home = await findTenant(db, provider);
    const lastAt = (await findLastBackup(db))?.finishedAt ?? null;
    if (!home) return;
    const link = `${platform.siteAddress(home)}/admin/sistema`;
    for (const { name, email } of await listOperators(db, provider)) {
      const message = failedBackupText({ name, lastAt, link });
      await queueMessage(platform, db, provider, { channel: 'email', to: email, sender: home.title, ...message });
    }
  });
}
