import type { TenantLookup } from '../../../../kernel/context.ts';
import type { JobRunner } from '../../../../platform/pg-boss-jobs.ts';
import type { Platform } from '../../../../platform/platform.ts';
import { type ArchiveCounts, makeScheduledBackup } from '../make-scheduled-backup.service.ts';
import { notifyFailedBackup } from '../notify-failed-backup.service.ts';

interface Surroundings extends TenantLookup {
  platform: Pick<Platform, 'backups' | 'clock' | 'jobs' | 'sealedTexts' | 'siteAddress'>;
  jobs: Pick<JobRunner, 'work' | 'whenEnded' | 'everyDay' | 'neverAgain'>;
  writeBackup: (path: string) => Promise<ArchiveCounts>;
  /** Receives what was written and removed. */
  say: (details: object) => void;
}

/** Makes the daily backup of BACKUP_FOLDER. Without the setting the schedule of earlier processes ends. */
export async function startBackupWorker({ jobs, writeBackup, say, ...surroundings }: Surroundings): Promise<void> {
  const { backups } = surroundings.platform;
  if (!backups) return jobs.neverAgain('backup');
  await jobs.work('backup', async () =>
    say(await makeScheduledBackup(surroundings, { ...backups, write: writeBackup })),
  );
  await jobs.whenEnded('backup', () => notifyFailedBackup(surroundings));
  await jobs.everyDay('backup', { hour: backups.hour });
}
