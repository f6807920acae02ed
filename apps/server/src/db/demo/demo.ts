import type { Day } from '@restitui/brazil/day.ts';
import type { FileStore } from '../../platform/encrypted-files.ts';
import type { FileStorage } from '../../platform/file-storage.ts';
import type { Db } from '../tenant-scope.ts';

/** What each feature's demonstration data is made with. */
export interface Demo {
  db: Db;
  /** The day in Brasília to which all dates are relative. */
  today: Day;
  /** Of the two passwords of the demonstration. */
  staffPasswordHash: string;
  clientPasswordHash: string;
  /** Where photos go. */
  files: Pick<FileStore, 'write'>;
  /** Where the ZIPs of analyses go. */
  uploads: Pick<FileStorage, 'write'>;
}

export const staffPassword = 'Demo@2026!';
export const clientPassword = 'Cliente@2026';

/** The calendar day some days before (negative: after) another. */
export function dayBefore(day: string, days: number): Day {
  const moved = new Date(`${day}T12:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() - days);
  return moved.toISOString().slice(0, 10) as Day;
}

/** An instant within office hours of a day in Brasília. */
export function instantOn(day: string, minute: number): string {
  return new Date(Date.parse(`${day}T09:00:00-03:00`) + (minute % 540) * 60_000).toISOString();
}
