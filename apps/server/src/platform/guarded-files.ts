import { Readable } from 'node:stream';
import type { DiskSpace } from './disk-space.ts';
import type { FileStorage } from './file-storage.ts';

const bytesBetweenReadings = 16 * 1024 * 1024;

/**
 * Refuses writes while the disk is low, also in the middle of a large file: an upload could otherwise take the last
 * space, which the database needs.
 */
export function guardedFiles(files: FileStorage, disk: Pick<DiskSpace, 'refuseWhenLow'>): FileStorage {
  async function* watched(content: Readable): AsyncGenerator<Buffer> {
    let unread = 0;
    for await (const chunk of content) {
      unread += chunk.length;
      if (unread >= bytesBetweenReadings) {
        await disk.refuseWhenLow();
        unread = 0;
      }
      yield chunk;
    }
  }

  return {
    ...files,
    async write(key, content) {
      try {
        await disk.refuseWhenLow();
      } catch (error) {
        content.destroy();
        throw error;
      }
      return files.write(key, Readable.from(watched(content), { objectMode: false }));
    },
    async withTemporaryFolder(work) {
      await disk.refuseWhenLow();
      return files.withTemporaryFolder(work);
    },
  };
}
