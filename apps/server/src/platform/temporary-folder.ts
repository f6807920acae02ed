import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { ifExists } from './if-exists.ts';

/** Creates a folder inside `parent` for the duration of `work` and removes it afterwards. */
export async function inTemporaryFolder<T>(parent: string, work: (folder: string) => Promise<T>): Promise<T> {
  await mkdir(parent, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(parent, 'job-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** True when the path exists and was not touched for so many milliseconds. */
export async function isUntouched(path: string, untouchedFor: number): Promise<boolean> {
  const touched = await ifExists(stat(path));
  return touched !== undefined && Date.now() - touched.mtimeMs >= untouchedFor;
}

export async function removeUntouched(path: string, untouchedFor: number): Promise<void> {
  if (await isUntouched(path, untouchedFor)) await rm(path, { recursive: true, force: true, maxRetries: 3 });
}

/** Removes the entries of `parent` that ended processes left. */
export async function removeUntouchedIn(parent: string, untouchedFor: number): Promise<void> {
  for (const name of (await ifExists(readdir(parent))) ?? []) await removeUntouched(join(parent, name), untouchedFor);
}
