import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { JobRunner } from '../../../platform/pg-boss-jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import { listTenants } from '../../tenants/tenants.repository.ts';
import { sweepAlerts } from './sweep-alerts.ts';

interface Surroundings {
  platform: Pick<Platform, 'clock'>;
  jobs: Pick<JobRunner, 'work' | 'everyDay' | 'resume'>;
  inTenant: <T>(tenant: TenantId, work: (db: Db) => Promise<T>) => Promise<T>;
  withoutTenant: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

/** Each morning before work, and once at the start: a day may have passed while nothing ran. */
export async function startAlertSweeper({ platform, jobs, inTenant, withoutTenant }: Surroundings): Promise<void> {
  await jobs.work('alert-sweep', async () => {
    const tenants = await withoutTenant(listTenants);
    for (const { id } of tenants) {
      await inTenant(id as TenantId, (db) => sweepAlerts(db, id as TenantId, platform.clock.now()));
    }
  });
  await jobs.everyDay('alert-sweep', { hour: 5 });
  await jobs.resume('alert-sweep', { id: 'start', id_tenant: '' });
}
