import type { InTenant, WithoutTenant } from '../../../../kernel/context.ts';
import type { JobRunner } from '../../../../platform/pg-boss-jobs.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { listTenants } from '../../../tenancy/tenants/tenants.repository.ts';
import { listTenantsWithPending } from '../activity-chain.repository.ts';
import { anchorActivity, chainActivity } from '../chain-activity.service.ts';

interface Dependencies {
  platform: Platform;
  jobs: Pick<JobRunner, 'work' | 'everyMinutes'>;
  inTenant: InTenant;
  withoutTenant: WithoutTenant;
}

/** Chains new entries of the activity log every minute, and anchors each chain that has grown every hour. */
export async function startActivityChain(dependencies: Dependencies): Promise<void> {
  const { jobs, withoutTenant } = dependencies;
  // All at first: an earlier process may have ended before the hour of a chain was over.
  const grown = new Set((await withoutTenant(listTenants)).map(({ id }) => id));
  await jobs.work('chain-activity', async () => {
    for (const tenant of await withoutTenant(listTenantsWithPending)) {
      await chainActivity(dependencies, tenant);
      grown.add(tenant);
    }
    for (const tenant of grown) if (await anchorActivity(dependencies, tenant)) grown.delete(tenant);
  });
  await jobs.everyMinutes('chain-activity', 1);
}
