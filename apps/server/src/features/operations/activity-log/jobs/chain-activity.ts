import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { InTenant, WithoutTenant } from '../../../../kernel/context.ts';
import type { JobRunner } from '../../../../platform/pg-boss-jobs.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { listTenants } from '../../../tenancy/tenants/tenants.repository.ts';
import { listTenantsWithPending } from '../activity-chain.repository.ts';
import { anchorActivity, chainActivity } from '../chain-activity.service.ts';
import { expireActivity } from '../expire-activity.service.ts';

interface Dependencies {
  platform: Platform;
  jobs: Pick<JobRunner, 'work' | 'everyMinutes'>;
  inTenant: InTenant;
  withoutTenant: WithoutTenant;
}

/**
 * Chains new entries of the activity log every minute, anchors each chain that has grown every hour, and removes what is
 * past its term once a day.
 */
export async function startActivityChain(dependencies: Dependencies): Promise<void> {
  const { jobs, withoutTenant, platform } = dependencies;
  let expiredOn: string | undefined;
  // All at first: an earlier process may have ended before the hour of a chain was over.
  const grown = new Set((await withoutTenant(listTenants)).map(({ id }) => id));
  await jobs.work('chain-activity', async () => {
    for (const tenant of await withoutTenant(listTenantsWithPending)) {
      await chainActivity(dependencies, tenant);
      grown.add(tenant);
    }
    for (const tenant of grown) if (await anchorActivity(dependencies, tenant)) grown.delete(tenant);
    const today = dayInBrazil(platform.clock.now());
    if (today === expiredOn) return;
    const failures: unknown[] = [];
    for (const { id } of await withoutTenant(listTenants)) {
      await expireActivity(dependencies, id).catch((error) => failures.push(error));
    }
    expiredOn = today;
    if (failures.length > 0) throw failures[0];
  });
  await jobs.everyMinutes('chain-activity', 1);
}
