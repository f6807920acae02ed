import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { simplesNoteSheets } from './simples-analysis.table.ts';

export type NotesSheetRow = typeof simplesNoteSheets.$inferSelect;

const running: NotesSheetRow['state'][] = ['na_fila', 'processando'];

const ofRun = (id_tenant: TenantId, id_run: string) =>
  and(eq(simplesNoteSheets.id_tenant, id_tenant), eq(simplesNoteSheets.id_run, id_run));

export async function findNotesSheet(db: Db, id_tenant: TenantId, id_run: string): Promise<NotesSheetRow | undefined> {
  const [row] = await db.select().from(simplesNoteSheets).where(ofRun(id_tenant, id_run));
  return row;
}

export async function insertNotesSheetRequest(
  db: Db,
  id_tenant: TenantId,
  id_run: string,
  askedDate: string,
): Promise<void> {
  const request = { state: 'na_fila' as const, progresso: 0, erro: null, askedDate };
  await db
    .insert(simplesNoteSheets)
    .values({ id_tenant, id_run, ...request })
    .onConflictDoUpdate({ target: [simplesNoteSheets.id_tenant, simplesNoteSheets.id_run], set: request });
}

/** Updates a running one; returns false when it has ended, or is gone because a newer result replaced its run. */
export async function updateNotesSheet(
  db: Db,
  id_tenant: TenantId,
  id_run: string,
  changes: Partial<Omit<NotesSheetRow, 'id_run' | 'id_tenant'>>,
): Promise<boolean> {
  const rows = await db
    .update(simplesNoteSheets)
    .set(changes)
    .where(and(ofRun(id_tenant, id_run), inArray(simplesNoteSheets.state, running)))
    .returning({ id_run: simplesNoteSheets.id_run });
  return rows.length > 0;
}

/** Lists queued and interrupted spreadsheets of all tenants by the id of their run; called before a tenant is known. */
export async function listUnfinishedNotesSheets(db: Db): Promise<{ id: string; id_tenant: TenantId }[]> {
  const { rows } = await db.execute<{ id: string; id_tenant: TenantId }>(
    sql`select id, id_tenant from lookup.unfinished_simples_note_sheets()`,
  );
  return rows;
}
