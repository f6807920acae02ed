import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { InTenant, WithoutTenant } from '../../../../kernel/context.ts';
import type { JobRunner } from '../../../../platform/pg-boss-jobs.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { findTenant, listTenantIds } from '../../../tenancy/tenants/tenants.repository.ts';
import { anchorChain, stampAnchors, takeInventory } from '../anchor-chain.service.ts';

interface Dependencies {
  platform: Platform;
  jobs: Pick<JobRunner, 'workByTenant' | 'everyMinutes'>;
  inTenant: InTenant;
  withoutTenant: WithoutTenant;
}

/** Anchors every chain each hour, so that a later truncation is detected. */
export async function startAnchoring(dependencies: Dependencies): Promise<void> {
  const { jobs, withoutTenant } = dependencies;
  await jobs.workByTenant('anchor-evidence', {
    tenants: () => withoutTenant(listTenantIds),
    work: (tenant) => anchorTenant(dependencies, tenant),
  });
  await jobs.everyMinutes('anchor-evidence', 60);
}

async function anchorTenant(dependencies: Dependencies, id: TenantId): Promise<void> {
  const tenant = await dependencies.inTenant(id, (db) => findTenant(db, id));
  if (!tenant) return;
  await takeInventory(dependencies, tenant);
  await anchorChain(dependencies, tenant);
  await stampAnchors(dependencies, tenant);
}
