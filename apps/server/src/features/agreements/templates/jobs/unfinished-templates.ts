import type { InTenant, WithoutTenant } from '../../../../kernel/context.ts';
import type { JobRunner } from '../../../../platform/pg-boss-jobs.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { listTenants } from '../../../tenancy/tenants/tenants.repository.ts';
import { deleteUnfinishedTemplates } from '../template-versions.repository.ts';
import { unfinishedBefore } from '../unfinished-templates.rules.ts';

interface Dependencies {
  platform: Pick<Platform, 'clock'>;
  inTenant: InTenant;
  withoutTenant: WithoutTenant;
}

/** Deletes templates whose document never arrived. The nightly sweep of files deletes what was uploaded for them. */
export async function deleteAbandonedTemplates({ platform, inTenant, withoutTenant }: Dependencies): Promise<void> {
  const before = unfinishedBefore(platform.clock.now());
  for (const { id } of await withoutTenant(listTenants)) {
    await inTenant(id, (db) => deleteUnfinishedTemplates(db, id, before));
  }
}

export async function startTemplateWorker(
  dependencies: Dependencies & { jobs: Pick<JobRunner, 'work' | 'everyMinutes'> },
): Promise<void> {
  await dependencies.jobs.work('unfinished-templates', () => deleteAbandonedTemplates(dependencies));
  await dependencies.jobs.everyMinutes('unfinished-templates', 60);
}
