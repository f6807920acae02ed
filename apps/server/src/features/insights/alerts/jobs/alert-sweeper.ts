import type { InTenant, WithoutTenant } from '../../../../kernel/context.ts';
import type { JobRunner } from '../../../../platform/pg-boss-jobs.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { sweepFeeAlerts } from '../../../simples/refund-requests/sync-fee-alerts.service.ts';
import { listTenantIds } from '../../../tenancy/tenants/tenants.repository.ts';
import { notifyEndingPowers } from './notify-ending-powers.ts';
import { sweepAlerts } from './sweep-alerts.ts';

interface Surroundings {
  platform: Pick<Platform, 'clock' | 'jobs' | 'sealedTexts' | 'siteAddress'>;
  jobs: Pick<JobRunner, 'workByTenant' | 'everyDay' | 'atStart'>;
  inTenant: InTenant;
  withoutTenant: WithoutTenant;
}

/** Runs each morning and once at start-up, because a day may have passed while the server was down. */
export async function startAlertSweeper({ platform, jobs, inTenant, withoutTenant }: Surroundings): Promise<void> {
  await jobs.workByTenant('alert-sweep', {
    tenants: () => withoutTenant(listTenantIds),
    work: async (tenant) => {
      await inTenant(tenant, async (db) => {
        await sweepAlerts(db, tenant, platform.clock.now());
        await notifyEndingPowers({ db, tenant, platform });
      });
      await sweepFeeAlerts({ inTenant, platform }, tenant);
    },
  });
  await jobs.everyDay('alert-sweep', { hour: 5 });
  await jobs.atStart('alert-sweep');
}
