import type { Dirent } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const dayMilliseconds = 24 * 60 * 60_000;
const named = /^restitui-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup(?:\.(.+))?$/;

/** Returns the file name of a scheduled backup: `restitui-2026-11-20T06-00-00Z.backup`. */
export function backupFileName(at: Date): string {
  return `restitui-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;
}

interface Retention {
  now: Date;
  keepDays: number;
}

/**
 * Removes scheduled backups older than `keepDays`, and what interrupted attempts left a day ago or earlier. Never
 * removes the file `good`, nor files with other names, such as the checksum or the encrypted copy of a backup.
 * @returns the names of the removed files
 */
export async function removeOldBackups(folder: string, good: string, { now, keepDays }: Retention): Promise<string[]> {
  const old = (await readdir(folder, { withFileTypes: true }))
    .filter((entry) => {
      const [, day, hour, minute, second, suffix] = named.exec(entry.name) ?? [];
      const isOwn = suffix === undefined ? entry.isFile() : isLeftover(entry, suffix);
      if (!day || entry.name === good || !isOwn) return false;
      const age = now.getTime() - Date.parse(`${day}T${hour}:${minute}:${second}Z`);
      return age > (suffix === undefined ? keepDays : 1) * dayMilliseconds;
    })
    .map(({ name }) => name);
  for (const name of old) await rm(join(folder, name), { recursive: true, force: true });
  return old.sort();
}

/** Tells the draft of an archive and the folder of its tables from files that an operator puts beside a backup. */
function isLeftover(entry: Dirent, suffix: string): boolean {
  return entry.isDirectory() ? /^[A-Za-z0-9]{6}$/.test(suffix) : entry.isFile() && suffix === 'part';
}
