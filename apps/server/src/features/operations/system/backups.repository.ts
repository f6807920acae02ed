import { desc } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { systemBackups } from './system.table.ts';

export async function insertBackup(db: Db, backup: typeof systemBackups.$inferInsert): Promise<void> {
  await db.insert(systemBackups).values(backup);
}

export async function findLastBackup(db: Db) {
  const { finishedAt, bytes, tables, files } = systemBackups;
  const [last] = await db
    .select({ finishedAt, bytes, tables, files })
    .from(systemBackups)
    .orderBy(desc(finishedAt))
    .limit(1);
  return last ?? null;
}
