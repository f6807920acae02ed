import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat, symlink } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ifExists } from './if-exists.ts';
import { KeyOutsideStorage } from './key-outside-storage.ts';
import { syncFolder } from './sync-folder.ts';
import { inTemporaryFolder, isUntouched, removeUntouched, removeUntouchedIn } from './temporary-folder.ts';

/** File storage by key (`folder/name`). */
export interface FileStorage {
  /** Writes the whole stream or nothing; returns the size in bytes. */
  write: (key: string, content: Readable) => Promise<number>;
  read: (key: string) => Readable;
  /** Returns the size in bytes; undefined when there is no such file. */
  size: (key: string) => Promise<number | undefined>;
  /** Makes the content available at a local path; a hard link where the storage is local. */
  copyTo: (key: string, path: string) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Returns the keys of complete files that were not touched for so many milliseconds. */
  list: (untouchedFor: number) => Promise<string[]>;
  /** Returns the keys of complete files directly in a folder. */
  listFolder: (folder: string) => Promise<string[]>;
  /** Creates a temporary folder for the duration of `work`. */
  withTemporaryFolder: <T>(work: (folder: string) => Promise<T>) => Promise<T>;
  /** Removes incomplete files and folders of ended processes that were not touched for so many milliseconds. */
  removeLeftovers: (untouchedFor: number) => Promise<void>;
  /** Throws when the storage does not answer. */
  check: () => Promise<void>;
}

/** Extension of an incomplete file. */
const part = '.part';
const temporary = 'tmp';

/** File storage on a local disk, which also tells a file's path. */
export interface LocalFileStorage extends FileStorage {
  localPath: (key: string) => string;
}

/** Stores files below one local folder. */
export function localFileStorage(root: string): LocalFileStorage {
  const base = resolve(root);
  const pathOf = (key: string) => {
    const path = resolve(base, key);
    if (!path.startsWith(base + sep)) throw new KeyOutsideStorage();
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
    size: async (key) => (await ifExists(stat(pathOf(key))))?.size,
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
    async listFolder(folder) {
      const entries = (await ifExists(readdir(pathOf(folder), { withFileTypes: true }))) ?? [];
      const names = entries.filter((entry) => entry.isFile() && !entry.name.endsWith(part)).map(({ name }) => name);
      return names.sort().map((name) => `${folder}/${name}`);
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
