import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { InTenant, WithoutTenant } from '../../../../kernel/context.ts';
import type { JobRunner } from '../../../../platform/pg-boss-jobs.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { listTenantIds } from '../../../tenancy/tenants/tenants.repository.ts';
import { deleteUnfinishedTemplates } from '../template-versions.repository.ts';
import { unfinishedBefore } from '../unfinished-templates.rules.ts';

interface Dependencies {
  platform: Pick<Platform, 'clock'>;
  inTenant: InTenant;
  withoutTenant: WithoutTenant;
}

/** Deletes templates whose document never arrived. The nightly sweep of files deletes what was uploaded for them. */
export async function deleteAbandonedTemplates(
  { platform, inTenant }: Omit<Dependencies, 'withoutTenant'>,
  tenant: TenantId,
): Promise<void> {
  const before = unfinishedBefore(platform.clock.now());
  await inTenant(tenant, (db) => deleteUnfinishedTemplates(db, tenant, before));
}

export async function startTemplateWorker(
  dependencies: Dependencies & { jobs: Pick<JobRunner, 'workByTenant' | 'everyMinutes'> },
): Promise<void> {
  await dependencies.jobs.workByTenant('unfinished-templates', {
    tenants: () => dependencies.withoutTenant(listTenantIds),
    work: (tenant) => deleteAbandonedTemplates(dependencies, tenant),
  });
  await dependencies.jobs.everyMinutes('unfinished-templates', 60);
}
