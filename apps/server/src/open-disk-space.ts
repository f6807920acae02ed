import { diskReserve } from './platform/disk-reserve.ts';
import { type ReadFreeSpace, watchDiskSpace } from './platform/disk-space.ts';
import type { Settings } from './platform/settings.ts';

/** Below this share of the limit the reserve is released. */
const criticalShare = 0.25;

interface DiskOptions {
  settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 'storage' | 'minFreeDisk'>;
  log: Record<'error' | 'info', (details: object, message: string) => void>;
  read?: ReadFreeSpace;
}

/** Watches the disks of DATA_DIR and of the stored files, and keeps a reserve for the embedded database. */
export async function openDiskSpace({ settings, log, read }: DiskOptions) {
  const { dataDir, databaseUrl, storage, minFreeDisk } = settings;
  const files = storage === undefined ? dataDir : 'folder' in storage ? storage.folder : undefined;
  const reserve = databaseUrl || minFreeDisk === 0 ? undefined : diskReserve(dataDir);
  const change = (work: Promise<void> | undefined) =>
    work?.catch((error: unknown) => log.error({ err: error }, 'disk reserve'));

  const disk = await watchDiskSpace({
    folders: { data: dataDir, ...(files !== undefined && files !== dataDir && { files }) },
    minFree: minFreeDisk,
    ...(read && { read }),
    onReading: async ({ isLow, hasChanged, free }) => {
      if (hasChanged && isLow) log.error({ free, minFreeDisk }, 'disk low: writes are refused');
      if (hasChanged && !isLow) log.info({ free, minFreeDisk }, 'disk has space: writes are accepted');
      if (!isLow) await change(reserve?.keep());
      else if ((free.data ?? 0) < minFreeDisk * criticalShare) await change(reserve?.release());
    },
  });
  if (!disk.isLow()) await change(reserve?.keep());
  return disk;
}
