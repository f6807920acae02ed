import type { InTenant, WithoutTenant } from '../../../../kernel/context.ts';
import type { JobRunner } from '../../../../platform/pg-boss-jobs.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { listTenantIds } from '../../../tenancy/tenants/tenants.repository.ts';
import { sendReminders } from './send-reminders.ts';

interface Dependencies {
  platform: Pick<Platform, 'clock' | 'jobs' | 'sealedTexts' | 'siteAddress'>;
  jobs: Pick<JobRunner, 'workByTenant' | 'everyMinutes'>;
  inTenant: InTenant;
  withoutTenant: WithoutTenant;
}

/** Runs every half hour because each consultancy has its own quiet hours. The day alone decides what is due. */
export async function startReminderWorker({ jobs, withoutTenant, ...reminding }: Dependencies): Promise<void> {
  await jobs.workByTenant('contract-reminders', {
    tenants: () => withoutTenant(listTenantIds),
    work: (tenant) => sendReminders(reminding, tenant),
  });
  await jobs.everyMinutes('contract-reminders', 30);
}
