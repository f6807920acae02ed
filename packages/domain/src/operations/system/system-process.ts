import { z } from 'zod';

/** The value of the setting PROCESS. */
export const processKind = z.enum(['all', 'web', 'worker']);
export type ProcessKind = z.infer<typeof processKind>;

export const processKindLabels: Record<ProcessKind, string> = {
  all: 'Web e tarefas',
  web: 'Web',
  worker: 'Tarefas',
};

/** Seconds between two heartbeats of a process. */
export const heartbeatSeconds = 15;

/** Returns whether a process gave a heartbeat lately: two may be lost while the database is busy. */
export function isAlive({ seenAt }: { seenAt: string }, at: string): boolean {
  return Date.parse(at) - Date.parse(seenAt) < 4 * heartbeatSeconds * 1000;
}
