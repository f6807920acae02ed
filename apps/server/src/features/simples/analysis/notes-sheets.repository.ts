import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { insertFileRequest, ofRun, updateRunningFile } from './run-files.repository.ts';
import { simplesNoteSheets } from './simples-analysis.table.ts';

export type NotesSheetRow = typeof simplesNoteSheets.$inferSelect;

export async function findNotesSheet(db: Db, id_tenant: TenantId, id_run: string): Promise<NotesSheetRow | undefined> {
  const [row] = await db
    .select()
    .from(simplesNoteSheets)
    .where(ofRun(simplesNoteSheets, id_tenant, id_run));
  return row;
}

export function insertNotesSheetRequest(db: Db, id_tenant: TenantId, id_run: string, askedDate: string): Promise<void> {
  return insertFileRequest(db, simplesNoteSheets, id_tenant, id_run, askedDate);
}

/** Updates a running one; returns false when it has ended, or is gone because a newer result replaced its run. */
export function updateNotesSheet(
  db: Db,
  id_tenant: TenantId,
  id_run: string,
  changes: Partial<Omit<NotesSheetRow, 'id_run' | 'id_tenant'>>,
): Promise<boolean> {
  return updateRunningFile(db, simplesNoteSheets, id_tenant, id_run, changes);
}

/** Lists queued and interrupted spreadsheets of all tenants by the id of their run; called before a tenant is known. */
export async function listUnfinishedNotesSheets(db: Db): Promise<{ id: string; id_tenant: TenantId }[]> {
  const { rows } = await db.execute<{ id: string; id_tenant: TenantId }>(
    sql`select id, id_tenant from lookup.unfinished_simples_note_sheets()`,
  );
  return rows;
}
