import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const dayMilliseconds = 24 * 60 * 60_000;
const named = /^restitui-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.backup(\..+)?$/;

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
 * removes the file `good`, nor files with other names.
 * @returns the names of the removed files
 */
export async function removeOldBackups(folder: string, good: string, { now, keepDays }: Retention): Promise<string[]> {
  const old = (await readdir(folder)).filter((name) => {
    const [, day, hour, minute, second, leftover] = named.exec(name) ?? [];
    if (!day || name === good) return false;
    const age = now.getTime() - Date.parse(`${day}T${hour}:${minute}:${second}Z`);
    return age > (leftover ? 1 : keepDays) * dayMilliseconds;
  });
  for (const name of old) await rm(join(folder, name), { recursive: true, force: true });
  return old.sort();
}
