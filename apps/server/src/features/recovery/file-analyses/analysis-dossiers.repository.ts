import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { fileAnalyses, type StoredDossier } from './file-analyses.table.ts';

/**
 * Changes the dossier of a run. Files of an earlier one stay available until new ones are stored. Returns false when a
 * newer result replaced the run.
 */
export async function updateDossier(
  db: Db,
  id_tenant: TenantId,
  id_run: string,
  changes: Partial<StoredDossier>,
): Promise<boolean> {
  const merged = sql`coalesce(${fileAnalyses.dossie}, '{}'::jsonb) || ${JSON.stringify(changes)}::jsonb`;
  const rows = await db
    .update(fileAnalyses)
    .set({ dossie: merged })
    .where(and(eq(fileAnalyses.id_tenant, id_tenant), eq(fileAnalyses.id, id_run)))
    .returning({ id: fileAnalyses.id });
  return rows.length > 0;
}
