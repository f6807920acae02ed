import type { InTenant, WithoutTenant } from '../../../../kernel/context.ts';
import type { JobRunner } from '../../../../platform/pg-boss-jobs.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { listTenants, type TenantRow } from '../../../tenancy/tenants/tenants.repository.ts';

import { anchorChain, stampAnchors, takeInventory } from '../anchor-chain.service.ts';

interface Dependencies {
  platform: Platform;
  jobs: Pick<JobRunner, 'work' | 'everyMinutes'>;
  inTenant: InTenant;
  withoutTenant: WithoutTenant;
  log: (error: unknown) => void;
}

/** Anchors every chain each hour, so that a later truncation is detected. */
export async function startAnchoring(dependencies: Dependencies): Promise<void> {
  const { jobs, withoutTenant, log } = dependencies;
  await jobs.work('anchor-evidence', async () => {
    const failures: unknown[] = [];
    for (const tenant of await withoutTenant(listTenants)) {
      // A failure in one tenant does not delay the anchors of the others; the job is retried for it.
      await anchorTenant(dependencies, tenant).catch((error) => failures.push(error));
    }
    for (const failure of failures) log(failure);
    if (failures.length > 0) throw new Error(`Anchors are missing for ${failures.length} tenants.`);
  });
  await jobs.everyMinutes('anchor-evidence', 60);
}

async function anchorTenant(dependencies: Dependencies, tenant: TenantRow): Promise<void> {
  await takeInventory(dependencies, tenant);
  await anchorChain(dependencies, tenant);
  await stampAnchors(dependencies, tenant);
}
