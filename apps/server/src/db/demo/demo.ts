import { type Day, toDay } from '@restitui/brazil/day.ts';
import type { FileStore } from '../../platform/encrypted-files.ts';
import type { FileStorage } from '../../platform/file-storage.ts';
import type { Db } from '../tenant-scope.ts';

/** The inputs of the demonstration data of a feature. */
export interface Demo {
  db: Db;
  /** Day in Brasília that all dates are relative to. */
  today: Day;
  /** Hash of the staff password. */
  staffPasswordHash: string;
  clientPasswordHash: string;
  /** Storage of photos. */
  files: Pick<FileStore, 'write'>;
  /** Storage of the ZIPs of analyses. */
  uploads: Pick<FileStorage, 'write'>;
}

export const staffPassword = 'Demo@2026!';
export const clientPassword = 'Cliente@2026';

/** Returns the day so many days before another; a negative number gives a later day. */
export function dayBefore(day: string, days: number): Day {
  const moved = new Date(`${day}T12:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() - days);
  return toDay(moved.toISOString().slice(0, 10));
}

/** Returns an instant within office hours of a day in Brasília. */
export function instantOn(day: string, minute: number): string {
  return new Date(Date.parse(`${day}T09:00:00-03:00`) + (minute % 540) * 60_000).toISOString();
}
