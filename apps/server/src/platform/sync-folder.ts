import { open } from 'node:fs/promises';

/** A name given in a folder is on disk when this returns. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
