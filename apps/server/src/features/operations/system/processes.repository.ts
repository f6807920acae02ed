import type { SystemProcess } from '@restitui/domain/operations/system/system.api.ts';
import { asc, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { systemProcesses } from './system.table.ts';

/** Records a heartbeat; a process that a longer silence removed is listed again. */
export async function saveProcess(db: Db, process: SystemProcess): Promise<void> {
  const { seenAt } = process;
  await db.insert(systemProcesses).values(process).onConflictDoUpdate({ target: systemProcesses.id, set: { seenAt } });
}

export async function deleteProcess(db: Db, id: string): Promise<void> {
  await db.delete(systemProcesses).where(eq(systemProcesses.id, id));
}

/** Removes processes that ended without saying so. */
export async function deleteProcessesSeenBefore(db: Db, instant: string): Promise<void> {
  await db.delete(systemProcesses).where(lt(systemProcesses.seenAt, instant));
}

/** Lists the longest running first. */
export function listProcesses(db: Db): Promise<SystemProcess[]> {
  return db.select().from(systemProcesses).orderBy(asc(systemProcesses.startedAt), asc(systemProcesses.id));
}
