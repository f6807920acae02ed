import { statfs } from 'node:fs/promises';
import { DiskFullError } from './disk-full.ts';

/** Free space of the folders that the server writes to. */
export interface DiskSpace {
  /** True while writes are refused. */
  isLow: () => boolean;
  /** Free bytes by name of the folder, at the last reading. */
  free: () => Readonly<Record<string, number>>;
  /** Reads the free space now. @throws DiskFullError while it is low */
  refuseWhenLow: () => Promise<void>;
}

/** A folder with enough space, for tests and commands that do not watch the disk. */
export const unwatchedDisk: DiskSpace = { isLow: () => false, free: () => ({}), refuseWhenLow: async () => {} };

/** Free bytes that a caller without special rights may use. */
export type ReadFreeSpace = (folder: string) => Promise<number>;

const readFreeSpace: ReadFreeSpace = async (folder) => {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
};

interface DiskSpaceOptions {
  /** Folders by name. */
  folders: Readonly<Record<string, string>>;
  /** Writes are refused below so many free bytes. */
  minFree: number;
  read?: ReadFreeSpace;
  /** Called after each change and after each reading while it is low. */
  onReading?: (reading: { isLow: boolean; hasChanged: boolean; free: Readonly<Record<string, number>> }) => unknown;
}

/** More than the limit must be free before writes are accepted again, so that the state does not alternate. */
const recovery = 1.25;
const secondsBetweenReadings = 2;

/** Reads the free space now and every two seconds; `close` ends that. */
export async function watchDiskSpace({ folders, minFree, read = readFreeSpace, onReading }: DiskSpaceOptions) {
  let isLow = false;
  let free: Record<string, number> = {};

  async function readNow(): Promise<void> {
    const found: Record<string, number> = {};
    for (const [name, folder] of Object.entries(folders)) found[name] = await read(folder);
    free = found;
    const least = Math.min(...Object.values(found));
    const before = isLow;
    isLow = least < (before ? minFree * recovery : minFree);
    if (isLow || before) await onReading?.({ isLow, hasChanged: isLow !== before, free });
  }

  // A folder that cannot be read is reported by the check of its own component.
  const readQuietly = () => readNow().catch(() => {});
  await readQuietly();
  const timer = setInterval(readQuietly, secondsBetweenReadings * 1000).unref();

  return {
    isLow: () => isLow,
    free: () => free,
    async refuseWhenLow() {
      await readQuietly();
      if (isLow) throw new DiskFullError('The disk has less free space than the installation keeps.');
    },
    close: () => clearInterval(timer),
  };
}
