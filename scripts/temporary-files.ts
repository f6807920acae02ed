import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Where Linux keeps files in memory. */
const memory = '/dev/shm';
/** Several times what two workers with their databases and servers use. Containers often have 64 MB. */
const neededBytes = 3 * 1024 ** 3;

/**
 * Returns the folder for temporary files of tests: in memory where there is room and `TMPDIR` names no other. Each test
 * file clones a database of a thousand files, and each journey's server has a data folder.
 */
export function testTemporaryFolder(): string {
  return process.env.TMPDIR || !hasRoom() ? tmpdir() : memory;
}

function hasRoom(): boolean {
  try {
    accessSync(memory, constants.W_OK);
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= neededBytes;
  } catch {
    return false;
  }
}
