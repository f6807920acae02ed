import type { InTenant, WithoutTenant } from '../../../../kernel/context.ts';
import type { JobRunner } from '../../../../platform/pg-boss-jobs.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { listTenants } from '../../../tenancy/tenants/tenants.repository.ts';
import { expireAgreements } from './expire-agreements.ts';

interface Dependencies {
  platform: Platform;
  jobs: Pick<JobRunner, 'work' | 'everyMinutes'>;
  inTenant: InTenant;
  withoutTenant: WithoutTenant;
}

/** Runs every hour; the day alone decides what is due. */
export async function startExpiryWorker({ platform, jobs, inTenant, withoutTenant }: Dependencies): Promise<void> {
  await jobs.work('agreement-expiry', async () => {
    for (const { id } of await withoutTenant(listTenants)) await expireAgreements({ platform, inTenant }, id);
  });
  await jobs.everyMinutes('agreement-expiry', 60);
}
