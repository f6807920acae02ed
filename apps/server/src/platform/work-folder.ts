import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere } from './if-there.ts';

/** A folder of one's own inside `parent` for the length of `work`, gone afterwards. */
export async function inTemporaryFolder<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(parent, 'job-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether it is there and nobody touched it for so many milliseconds. */
export async function isUntouched(path: string, untouchedFor: number): Promise<boolean> {
  const touched = await ifThere(stat(path));
  return touched !== undefined && Date.now() - touched.mtimeMs >= untouchedFor;
}

export async function removeUntouched(path: string, untouchedFor: number): Promise<void> {
  if (await isUntouched(path, untouchedFor)) await rm(path, { recursive: true, force: true, maxRetries: 3 });
}

/** Clears what work that died left in `parent`. */
export async function removeUntouchedIn(parent: string, untouchedFor: number): Promise<void> {
  for (const name of (await ifThere(readdir(parent))) ?? []) await removeUntouched(join(parent, name), untouchedFor);
}
