import type { InTenant, WithoutTenant } from '../../../../kernel/context.ts';
import type { JobRunner } from '../../../../platform/pg-boss-jobs.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { listTenants } from '../../../tenancy/tenants/tenants.repository.ts';
import { notifyEndingPowers } from './notify-ending-powers.ts';
import { sweepAlerts } from './sweep-alerts.ts';

interface Surroundings {
  platform: Pick<Platform, 'clock' | 'jobs' | 'sealedTexts' | 'siteAddress'>;
  jobs: Pick<JobRunner, 'work' | 'everyDay' | 'atStart'>;
  inTenant: InTenant;
  withoutTenant: WithoutTenant;
}

/** Runs each morning and once at start-up, because a day may have passed while the server was down. */
export async function startAlertSweeper({ platform, jobs, inTenant, withoutTenant }: Surroundings): Promise<void> {
  await jobs.work('alert-sweep', async () => {
    const tenants = await withoutTenant(listTenants);
    for (const { id } of tenants) {
      await inTenant(id, async (db) => {
        await sweepAlerts(db, id, platform.clock.now());
        await notifyEndingPowers({ db, tenant: id, platform });
      });
    }
  });
  await jobs.everyDay('alert-sweep', { hour: 5 });
  await jobs.atStart('alert-sweep');
}
