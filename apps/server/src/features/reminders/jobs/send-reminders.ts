import { isQuietHour } from '@restitui/domain/reminders/reminder-rule.ts';
import type { InTenant } from '../../../kernel/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { lockParty } from '../../agreements/agreements.repository.ts';
import type { TenantRow } from '../../tenants/tenants.repository.ts';
import { remind } from '../remind.ts';
import { reminderOfContract } from '../reminder-of-contract.ts';
import { findReminderRule } from '../reminders.repository.ts';
import { listWaitingContracts, listWitnesses } from '../waiting-contracts.repository.ts';

interface Reminding {
  platform: Pick<Platform, 'clock' | 'jobs' | 'sealedTexts' | 'siteAddress'>;
  inTenant: InTenant;
}

/** Reminds whoever is to be reminded now, consultancy by consultancy. Doing it twice comes to the same. */
export async function sendReminders(reminding: Reminding, tenants: readonly TenantRow[]): Promise<void> {
  const provider = tenants.find(({ isProvider }) => isProvider);
  if (!provider) return;
  const there = provider.id;
  const witnesses = await reminding.inTenant(there, (db) => listWitnesses(db, there));
  for (const home of tenants) await remindIn(reminding, home, { home: provider, witnesses });
}

type Provider = Parameters<typeof reminderOfContract>[0]['provider'];

async function remindIn({ platform, inTenant }: Reminding, home: TenantRow, provider: Provider): Promise<void> {
  const tenant = home.id;
  const rule = await inTenant(tenant, (db) => findReminderRule(db, tenant));
  if (!rule?.ligado || isQuietHour(rule, platform.clock.now())) return;
  const waiting = await inTenant(tenant, (db) => listWaitingContracts(db, tenant));
  for (const { id, id_client } of waiting) {
    // One transaction each: what stands in the way of one keeps no other back.
    await inTenant(tenant, async (db) => {
      await lockParty(db, tenant, { id_client });
      const [contract] = await listWaitingContracts(db, tenant, id);
      if (!contract) return;
      const reminder = await reminderOfContract({ db, tenant, platform, home, provider }, contract);
      if (reminder) await remind({ db, tenant, platform, sender: home.title, rule }, reminder);
    });
  }
}
