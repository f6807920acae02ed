import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { fileAnalyses, type StoredDossier } from './file-analyses.table.ts';

/** Stores the request of a dossier. Returns false when a newer result replaced the run. */
export function requestDossier(db: Db, id_tenant: TenantId, id_run: string, request: StoredDossier): Promise<boolean> {
  return setDossier(db, ofRun(id_tenant, id_run), request);
}

/**
 * Updates a running dossier. Files of an earlier one stay available until new ones are stored. Returns false when it has
 * ended, or is gone because a newer result replaced the run.
 */
export function updateDossier(
  db: Db,
  id_tenant: TenantId,
  id_run: string,
  changes: Partial<StoredDossier>,
): Promise<boolean> {
  const isRunning = sql`${fileAnalyses.dossie} ->> 'state' in ('na_fila', 'processando')`;
  return setDossier(db, and(ofRun(id_tenant, id_run), isRunning), changes);
}

const ofRun = (id_tenant: TenantId, id_run: string) =>
  and(eq(fileAnalyses.id_tenant, id_tenant), eq(fileAnalyses.id, id_run));

async function setDossier(db: Db, where: SQL | undefined, changes: Partial<StoredDossier>): Promise<boolean> {
  const merged = sql`coalesce(${fileAnalyses.dossie}, '{}'::jsonb) || ${JSON.stringify(changes)}::jsonb`;
  const update = db.update(fileAnalyses).set({ dossie: merged }).where(where);
  return (await update.returning({ id: fileAnalyses.id })).length > 0;
}
