import { addDays, dayInBrazil } from '@restitui/brazil/day.ts';
import type { JobRunner } from '../../../platform/pg-boss-jobs.ts';
import { listTenants } from '../../tenants/tenants.repository.ts';
import { listDueErasures } from '../erasure-requests.repository.ts';
import { type ErasureWorker, erasePerson } from './erase-person.ts';
import { sweepFiles } from './sweep-files.ts';

type Surroundings = ErasureWorker & {
  jobs: Pick<JobRunner, 'work' | 'everyDay' | 'atStart' | 'resume' | 'rest'>;
};

/** Erases as it is decided; each night takes up what was left, what is held no longer, and files that nothing names. */
export async function startPrivacyWorker(surroundings: Surroundings): Promise<{ stop: () => Promise<void> }> {
  const { jobs } = surroundings;
  await jobs.work('erase-person', (data) => erasePerson(surroundings, data));
  await jobs.work('privacy-sweep', () => sweepPrivacy(surroundings));
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
  surroundings: Omit<Surroundings, 'jobs'> & { jobs: Pick<JobRunner, 'resume'> },
): Promise<void> {
  const { platform, inTenant, withoutTenant, jobs } = surroundings;
  const yesterday = addDays(dayInBrazil(platform.clock.now()), -1);
  const tenants = await withoutTenant(listTenants);
  for (const { id: id_tenant } of tenants) {
    const due = await inTenant(id_tenant, (db) => listDueErasures(db, id_tenant, yesterday));
    for (const id of due) await jobs.resume('erase-person', { id_tenant, id });
  }
  await sweepFiles(surroundings);
}
