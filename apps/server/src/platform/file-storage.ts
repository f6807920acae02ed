import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ifThere } from './if-there.ts';
import { syncFolder } from './sync-folder.ts';
import { inTemporaryFolder, isUntouched, removeUntouched, removeUntouchedIn } from './work-folder.ts';

/** Stored files by key (`folder/name`). */
export interface FileStorage {
  /** Writes the whole stream or nothing; gives the size in bytes. */
  write: (key: string, content: Readable) => Promise<number>;
  read: (key: string) => Readable;
  /** Bytes of a stored file; undefined when there is none. */
  size: (key: string) => Promise<number | undefined>;
  /** Puts the content at a path of this machine, for programs that need one; as a link where it lies here. */
  copyTo: (key: string, path: string) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Keys of whole files that nobody touched for so many milliseconds. */
  list: (untouchedFor: number) => Promise<string[]>;
  /** A folder of one's own for the length of `work`, gone afterwards. */
  withTemporaryFolder: <T>(work: (folder: string) => Promise<T>) => Promise<T>;
  /** Clears what processes that died left half-done, where nobody touched it for so many milliseconds. */
  removeLeftovers: (untouchedFor: number) => Promise<void>;
  /** Fails when the storage does not answer. */
  check: () => Promise<void>;
}

/** Ending of a file that is not whole yet. */
const part = '.part';
const temporary = 'tmp';

/** What only a folder can say: where a file lies. */
export interface LocalFileStorage extends FileStorage {
  localPath: (key: string) => string;
}

/** Files below one folder of this machine. */
export function localFileStorage(root: string): LocalFileStorage {
  const base = resolve(root);
  const pathOf = (key: string) => {
    const path = resolve(base, key);
    if (!path.startsWith(base + sep)) throw new Error('Key outside the storage');
    return path;
  };

  return {
    async write(key, content) {
      const path = pathOf(key);
      const draft = `${path}${part}`;
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        const target = createWriteStream(draft, { mode: 0o600, flush: true });
        await pipeline(content, target);
        await rename(draft, path);
        await syncFolder(dirname(path));
        return target.bytesWritten;
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    read: (key) => createReadStream(pathOf(key)),
    size: async (key) => (await ifThere(stat(pathOf(key))))?.size,
    localPath: pathOf,
    async copyTo(key, path) {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      await symlink(pathOf(key), path);
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async list(untouchedFor) {
      const entries = await readdir(base, { recursive: true, withFileTypes: true });
      const keys = entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith(part) && !entry.name.startsWith('.'))
        .map(({ parentPath, name }) => relative(base, join(parentPath, name)).replaceAll(sep, '/'))
        .filter((key) => !key.startsWith(`${temporary}/`));
      const old: string[] = [];
      for (const key of keys) if (await isUntouched(pathOf(key), untouchedFor)) old.push(key);
      return old;
    },
    withTemporaryFolder: (work) => inTemporaryFolder(join(base, temporary), work),
    async removeLeftovers(untouchedFor) {
      await mkdir(base, { recursive: true, mode: 0o700 });
      const parts = (await readdir(base, { recursive: true })).filter((name) => name.endsWith(part));
      for (const name of parts) await removeUntouched(join(base, name), untouchedFor);
      await removeUntouchedIn(join(base, temporary), untouchedFor);
    },
    async check() {
      await mkdir(base, { recursive: true, mode: 0o700 });
      const probe = join(base, `.probe-${process.pid}`);
      const file = await open(probe, 'w', 0o600);
      await file.close();
      await rm(probe);
    },
  };
}
