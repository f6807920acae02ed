import { addDays, dayInBrazil } from '@restitui/brazil/day.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { JobRunner } from '../../../../platform/pg-boss-jobs.ts';
import { listTenantIds } from '../../../tenancy/tenants/tenants.repository.ts';
import { expireActivity } from '../../activity-log/expire-activity.service.ts';
import { deleteAnswersBefore } from '../../services/services.repository.ts';
import { listDueErasures } from '../erasure-requests.repository.ts';
import { deleteOldUploads } from './delete-old-uploads.ts';
import { type ErasureWorker, erasePerson } from './erase-person.ts';
import { sweepFiles } from './sweep-files.ts';

type Dependencies = ErasureWorker & {
  jobs: Pick<JobRunner, 'work' | 'workByTenant' | 'everyDay' | 'atStart' | 'resume' | 'rest'>;
};

/**
 * Starts the erasure job and two nightly ones: for each tenant, what is no longer retained, and once for all, files and
 * answers that nothing needs.
 */
export async function startPrivacyWorker(dependencies: Dependencies): Promise<{ stop: () => Promise<void> }> {
  const { jobs } = dependencies;
  await jobs.work('erase-person', (data) => erasePerson(dependencies, data));
  await jobs.workByTenant('privacy-sweep', {
    tenants: () => dependencies.withoutTenant(listTenantIds),
    work: (tenant) => sweepTenant(dependencies, tenant),
  });
  await jobs.work('file-sweep', () => sweepInstallation(dependencies));
  for (const queue of ['privacy-sweep', 'file-sweep'] as const) {
    await jobs.everyDay(queue, { hour: 4 });
    await jobs.atStart(queue);
  }
  return {
    async stop() {
      await jobs.rest('erase-person');
      await jobs.rest('privacy-sweep');
      await jobs.rest('file-sweep');
    },
  };
}

/**
 * Resumes erasures, erases what is no longer retained, deletes old uploads, and removes entries of the activity log whose
 * term is over.
 */
export async function sweepTenant(
  { jobs, ...dependencies }: Omit<Dependencies, 'jobs'> & { jobs: Pick<JobRunner, 'resume'> },
  id_tenant: TenantId,
): Promise<void> {
  const { platform, inTenant } = dependencies;
  const yesterday = addDays(dayInBrazil(platform.clock.now()), -1);
  const due = await inTenant(id_tenant, (db) => listDueErasures(db, id_tenant, yesterday));
  for (const id of due) await jobs.resume('erase-person', { id_tenant, id });
  await deleteOldUploads(dependencies, id_tenant);
  await expireActivity(dependencies, id_tenant);
}

/** Deletes files that no row names and answers of outside services that are no longer fresh. */
export async function sweepInstallation(worker: ErasureWorker): Promise<void> {
  await sweepFiles(worker);
  const now = worker.platform.clock.now().toISOString();
  await worker.withoutTenant((db) => deleteAnswersBefore(db, now));
}
