import { open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifExists } from './if-exists.ts';

/** A file that holds disk space for the embedded database. */
export interface DiskReserve {
  /** Creates the file unless it exists. */
  keep: () => Promise<void>;
  /** Deletes the file, so that PostgreSQL can write its log. */
  release: () => Promise<void>;
}

/** Three segments of PostgreSQL's write-ahead log: enough to finish what runs and for a checkpoint. */
export const reserveBytes = 48 * 1024 * 1024;
const block = Buffer.alloc(1024 * 1024, 'restitui ');

/**
 * Keeps a file of `bytes` in DATA_DIR. PostgreSQL stops when its log does not fit on the disk; another program can
 * take the last space between two readings of it.
 */
export function diskReserve(dataDir: string, bytes = reserveBytes): DiskReserve {
  const path = join(dataDir, 'reserve');
  return {
    async keep() {
      if ((await ifExists(stat(path)))?.size === bytes) return;
      const draft = `${path}.part`;
      try {
        const file = await open(draft, 'w', 0o600);
        try {
          for (let left = bytes; left > 0; left -= block.length)
            await file.write(block, 0, Math.min(left, block.length));
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    release: () => rm(path, { force: true }),
  };
}
