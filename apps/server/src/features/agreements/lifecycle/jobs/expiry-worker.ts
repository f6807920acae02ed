import type { InTenant, WithoutTenant } from '../../../../kernel/context.ts';
import type { JobRunner } from '../../../../platform/pg-boss-jobs.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { listTenantIds } from '../../../tenancy/tenants/tenants.repository.ts';
import { expireAgreements } from './expire-agreements.ts';

interface Dependencies {
  platform: Platform;
  jobs: Pick<JobRunner, 'workByTenant' | 'everyMinutes'>;
  inTenant: InTenant;
  withoutTenant: WithoutTenant;
}

/** Runs every hour; the day alone decides what is due. */
export async function startExpiryWorker({ platform, jobs, inTenant, withoutTenant }: Dependencies): Promise<void> {
  await jobs.workByTenant('agreement-expiry', {
    tenants: () => withoutTenant(listTenantIds),
    work: (tenant) => expireAgreements({ platform, inTenant }, tenant),
  });
  await jobs.everyMinutes('agreement-expiry', 60);
}
