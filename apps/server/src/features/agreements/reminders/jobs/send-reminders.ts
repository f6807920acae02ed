import { isQuietHour } from '@restitui/domain/operations/messages/quiet-hours.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { InTenant } from '../../../../kernel/context.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findProvider, findTenant } from '../../../tenancy/tenants/tenants.repository.ts';
import { lockParty } from '../../documents/agreements.repository.ts';
import { planReminder } from '../plan-reminder.service.ts';
import { findReminderRule } from '../reminders.repository.ts';
import { sendReminder } from '../send-reminder.service.ts';
import { listWaitingContracts, listWitnesses } from '../waiting-contracts.repository.ts';

interface Dependencies {
  platform: Pick<Platform, 'clock' | 'jobs' | 'sealedTexts' | 'siteAddress'>;
  inTenant: InTenant;
}

/** Sends the due reminders of a tenant. Idempotent. */
export async function sendReminders({ platform, inTenant }: Dependencies, tenant: TenantId): Promise<void> {
  const rule = await inTenant(tenant, (db) => findReminderRule(db, tenant));
  if (!rule?.ligado || isQuietHour(rule, platform.clock.now())) return;
  const home = await inTenant(tenant, (db) => findTenant(db, tenant));
  const provider = await findProviderStaff(inTenant, tenant);
  if (!home || !provider) return;
  const waiting = await inTenant(tenant, (db) => listWaitingContracts(db, tenant));
  for (const { id, id_client } of waiting) {
    // One transaction per agreement, so that a failure does not affect the others.
    await inTenant(tenant, async (db) => {
      await lockParty(db, tenant, { id_client });
      const [contract] = await listWaitingContracts(db, tenant, id);
      if (!contract) return;
      const reminder = await planReminder({ db, tenant, platform, home, provider }, contract);
      if (reminder) await sendReminder({ db, tenant, platform, sender: home.title, rule }, reminder);
    });
  }
}

/** Returns the provider with the witnesses of its staff. */
async function findProviderStaff(
  inTenant: InTenant,
  tenant: TenantId,
): Promise<Parameters<typeof planReminder>[0]['provider'] | undefined> {
  const home = await inTenant(tenant, async (db) => {
    const id = await findProvider(db);
    return id && findTenant(db, id);
  });
  return home && { home, witnesses: await inTenant(home.id, (db) => listWitnesses(db, home.id)) };
}
