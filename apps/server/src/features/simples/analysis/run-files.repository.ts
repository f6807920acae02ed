import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/tenant-scope.ts';
import type { simplesDossiers, simplesNoteSheets } from './simples-analysis.table.ts';

/** Tables with one row per run, for the files that a job writes for it. */
type RunFiles = typeof simplesDossiers | typeof simplesNoteSheets;

/** Condition of the row of a run. */
export const ofRun = (table: RunFiles, id_tenant: TenantId, id_run: string) =>
  and(eq(table.id_tenant, id_tenant), eq(table.id_run, id_run));

/** Stores a request. Files of an earlier one stay available until the new ones are stored. */
export async function insertFileRequest(
  db: Db,
  table: RunFiles,
  id_tenant: TenantId,
  id_run: string,
  askedDate: string,
): Promise<void> {
  const request = { state: 'na_fila' as const, progresso: 0, erro: null, askedDate };
  await db
    .insert(table)
    .values({ id_tenant, id_run, ...request })
    .onConflictDoUpdate({ target: [table.id_tenant, table.id_run], set: request });
}

/** Updates a running row; returns false when it has ended, or is gone because a newer result replaced its run. */
export async function updateRunningFile<Table extends RunFiles>(
  db: Db,
  table: Table,
  id_tenant: TenantId,
  id_run: string,
  changes: PgUpdateSetSource<Table>,
): Promise<boolean> {
  const isRunning = inArray(table.state, ['na_fila', 'processando']);
  const rows = await db
    .update(table)
    .set(changes)
    .where(and(ofRun(table, id_tenant, id_run), isRunning))
    .returning({ id_run: table.id_run });
  return rows.length > 0;
}
