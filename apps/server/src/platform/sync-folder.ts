import { open } from 'node:fs/promises';

/** Flushes a folder, so that a file renamed into it survives a crash. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
