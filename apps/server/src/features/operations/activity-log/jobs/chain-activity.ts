import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { InTenant, WithoutTenant } from '../../../../kernel/context.ts';
import type { JobRunner } from '../../../../platform/pg-boss-jobs.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { listActivityAnchors, listTenantsWithPending } from '../activity-chain.repository.ts';
import { anchorActivity, chainActivity, isAnchorDue } from '../chain-activity.service.ts';

interface Dependencies {
  platform: Pick<Platform, 'clock' | 'evidenceKeys' | 'anchors'>;
  jobs: Pick<JobRunner, 'workByTenant' | 'everyMinutes'>;
  inTenant: InTenant;
  withoutTenant: WithoutTenant;
}

/** Chains new entries of the activity log every minute, and anchors each chain that has grown every hour. */
export async function startActivityChain(dependencies: Dependencies): Promise<void> {
  const { jobs, withoutTenant, platform } = dependencies;
  await jobs.workByTenant('chain-activity', {
    tenants: () => withoutTenant((db) => listDueTenants(db, platform.clock.now())),
    async work(tenant) {
      await chainActivity(dependencies, tenant);
      await anchorActivity(dependencies, tenant);
    },
  });
  await jobs.everyMinutes('chain-activity', 1);
}

async function listDueTenants(db: Parameters<typeof listActivityAnchors>[0], now: Date): Promise<TenantId[]> {
  const due = (await listActivityAnchors(db))
    .filter((head) => isAnchorDue(head, now))
    .map(({ id_tenant }) => id_tenant);
  return [...new Set([...(await listTenantsWithPending(db)), ...due])];
}
