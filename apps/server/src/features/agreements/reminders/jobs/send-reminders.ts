import { isQuietHour } from '@restitui/domain/operations/messages/quiet-hours.ts';
import type { InTenant } from '../../../../kernel/context.ts';
import type { Platform } from '../../../../platform/platform.ts';
import type { TenantRow } from '../../../tenancy/tenants/tenants.repository.ts';
import { lockParty } from '../../documents/agreements.repository.ts';
import { planReminder } from '../plan-reminder.service.ts';
import { findReminderRule } from '../reminders.repository.ts';
import { sendReminder } from '../send-reminder.service.ts';
import { listWaitingContracts, listWitnesses } from '../waiting-contracts.repository.ts';

interface Dependencies {
  platform: Pick<Platform, 'clock' | 'jobs' | 'sealedTexts' | 'siteAddress'>;
  inTenant: InTenant;
}

/** Sends the due reminders of all tenants. Idempotent. */
export async function sendReminders(dependencies: Dependencies, tenants: readonly TenantRow[]): Promise<void> {
  const provider = tenants.find(({ isProvider }) => isProvider);
  if (!provider) return;
  const there = provider.id;
  const witnesses = await dependencies.inTenant(there, (db) => listWitnesses(db, there));
  for (const home of tenants) await remindTenant(dependencies, home, { home: provider, witnesses });
}

type Provider = Parameters<typeof planReminder>[0]['provider'];

async function remindTenant({ platform, inTenant }: Dependencies, home: TenantRow, provider: Provider): Promise<void> {
  const tenant = home.id;
  const rule = await inTenant(tenant, (db) => findReminderRule(db, tenant));
  if (!rule?.ligado || isQuietHour(rule, platform.clock.now())) return;
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
