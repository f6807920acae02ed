import type { TenantLookup } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { insertBackup } from './backups.repository.ts';

interface Recording extends Pick<TenantLookup, 'withoutTenant'> {
  platform: Pick<Platform, 'clock'>;
}

/** Records a complete backup for the page of the operators. */
export function recordBackup(
  { withoutTenant, platform }: Recording,
  { bytes, tables, files }: { bytes: number; tables: number; files: number },
): Promise<void> {
  const finishedAt = platform.clock.now().toISOString();
  return withoutTenant((db) => insertBackup(db, { id: newId(), finishedAt, bytes, tables, files }));
}
