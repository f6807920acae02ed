import { addDays, dayInBrazil } from '@restitui/brazil/day.ts';
import type { JobRunner } from '../../../../platform/pg-boss-jobs.ts';
import { listTenants } from '../../../tenancy/tenants/tenants.repository.ts';
import { listDueErasures } from '../erasure-requests.repository.ts';
import { deleteOldUploads } from './delete-old-uploads.ts';
import { type ErasureWorker, erasePerson } from './erase-person.ts';
import { sweepFiles } from './sweep-files.ts';

type Dependencies = ErasureWorker & {
  jobs: Pick<JobRunner, 'work' | 'everyDay' | 'atStart' | 'resume' | 'rest'>;
};

/**
 * Starts the erasure job and a nightly one that resumes erasures, erases what is no longer retained and deletes old
 * uploads and orphaned files.
 */
export async function startPrivacyWorker(dependencies: Dependencies): Promise<{ stop: () => Promise<void> }> {
  const { jobs } = dependencies;
  await jobs.work('erase-person', (data) => erasePerson(dependencies, data));
  await jobs.work('privacy-sweep', () => sweepPrivacy(dependencies));
  await jobs.everyDay('privacy-sweep', { hour: 4 });
  await jobs.atStart('privacy-sweep');
  return {
    async stop() {
      await jobs.rest('erase-person');
      await jobs.rest('privacy-sweep');
    },
  };
}

export async function sweepPrivacy(
  dependencies: Omit<Dependencies, 'jobs'> & { jobs: Pick<JobRunner, 'resume'> },
): Promise<void> {
  const { platform, inTenant, withoutTenant, jobs } = dependencies;
  const yesterday = addDays(dayInBrazil(platform.clock.now()), -1);
  const tenants = await withoutTenant(listTenants);
  for (const { id: id_tenant } of tenants) {
    const due = await inTenant(id_tenant, (db) => listDueErasures(db, id_tenant, yesterday));
    for (const id of due) await jobs.resume('erase-person', { id_tenant, id });
    await deleteOldUploads(dependencies, id_tenant);
  }
  await sweepFiles(dependencies);
}
