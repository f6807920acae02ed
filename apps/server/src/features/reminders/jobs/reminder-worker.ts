import type { InTenant, WithoutTenant } from '../../../kernel/context.ts';
import type { JobRunner } from '../../../platform/pg-boss-jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listTenants } from '../../tenants/tenants.repository.ts';
import { sendReminders } from './send-reminders.ts';

interface Surroundings {
  platform: Pick<Platform, 'clock' | 'jobs' | 'sealedTexts' | 'siteAddress'>;
  jobs: Pick<JobRunner, 'work' | 'everyMinutes'>;
  inTenant: InTenant;
  withoutTenant: WithoutTenant;
}

/** Looked at each half hour, because each consultancy has quiet hours of its own; who is due is decided by the day. */
export async function startReminderWorker({ jobs, withoutTenant, ...reminding }: Surroundings): Promise<void> {
  await jobs.work('contract-reminders', async () => {
    await sendReminders(reminding, await withoutTenant(listTenants));
  });
  await jobs.everyMinutes('contract-reminders', 30);
}
