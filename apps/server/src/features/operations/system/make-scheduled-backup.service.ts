import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TenantLookup } from '../../../kernel/context.ts';
import { checkBackupArchive } from '../../../platform/backup-archive.ts';
import { backupFileName, removeOldBackups } from '../../../platform/backup-folder.ts';
import type { BackupSchedule } from '../../../platform/backup-schedule.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordBackup } from './record-backup.service.ts';

interface Surroundings extends Pick<TenantLookup, 'withoutTenant'> {
  platform: Pick<Platform, 'clock'>;
}

/** Counts of a complete archive. */
export interface ArchiveCounts {
  bytes: number;
  tables: number;
  files: number;
  lost: string[];
}

export interface ScheduledBackup extends Pick<BackupSchedule, 'folder' | 'keepDays'> {
  /** Writes the archive completely or not at all. */
  write: (path: string) => Promise<ArchiveCounts>;
}

/**
 * Writes a backup, reads it again, records it, and only then removes old ones: a failure leaves all earlier backups.
 * @throws when the archive is not what was written; it is then removed
 */
export async function makeScheduledBackup(surroundings: Surroundings, { folder, keepDays, write }: ScheduledBackup) {
  const now = surroundings.platform.clock.now();
  const name = backupFileName(now);
  const path = join(folder, name);
  const written = await write(path);
  try {
    await checkBackupArchive(path);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
  await recordBackup(surroundings, written);
  const removed = await removeOldBackups(folder, name, { now, keepDays });
  return { path, removed, ...written };
}
