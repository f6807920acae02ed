import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { fileAnalyses, fileAnalysisMonths } from './file-analyses.table.ts';

export type StoredMonthRow = typeof fileAnalysisMonths.$inferSelect;
export type StoredMonth = StoredMonthRow['row'];
export type StoredCell = StoredMonth['celulas'][number];

export async function insertMonths(db: Db, rows: StoredMonthRow[]): Promise<void> {
  if (rows.length > 0) await db.insert(fileAnalysisMonths).values(rows);
}

export function listMonths(db: Db, id_tenant: TenantId, id_run: string) {
  return db
    .select({ periodo: fileAnalysisMonths.periodo, row: fileAnalysisMonths.row })
    .from(fileAnalysisMonths)
    .where(and(eq(fileAnalysisMonths.id_tenant, id_tenant), eq(fileAnalysisMonths.id_run, id_run)))
    .orderBy(asc(fileAnalysisMonths.periodo));
}

/** Lists the months of the current results of several assessments. */
export function listCurrentMonths(db: Db, id_tenant: TenantId, ids: readonly string[]) {
  const { id, id_apuracao, createdDate } = fileAnalyses;
  const current = db
    .selectDistinctOn([id_apuracao], { id, id_apuracao })
    .from(fileAnalyses)
    .where(and(eq(fileAnalyses.id_tenant, id_tenant), inArray(id_apuracao, [...ids]), eq(fileAnalyses.state, 'pronta')))
    .orderBy(id_apuracao, desc(createdDate))
    .as('current_run');
  return db
    .select({
      id_apuracao: current.id_apuracao,
      periodo: fileAnalysisMonths.periodo,
      row: fileAnalysisMonths.row,
    })
    .from(current)
    .innerJoin(
      fileAnalysisMonths,
      and(eq(fileAnalysisMonths.id_tenant, id_tenant), eq(fileAnalysisMonths.id_run, current.id)),
    )
    .orderBy(asc(fileAnalysisMonths.periodo));
}

/** Lists the months of a run with the places and events behind their theses. */
export function listMonthDetails(db: Db, id_tenant: TenantId, id_run: string): Promise<StoredMonthRow[]> {
  return db
    .select()
    .from(fileAnalysisMonths)
    .where(and(eq(fileAnalysisMonths.id_tenant, id_tenant), eq(fileAnalysisMonths.id_run, id_run)))
    .orderBy(asc(fileAnalysisMonths.periodo));
}

export async function findMonth(
  db: Db,
  id_tenant: TenantId,
  id_run: string,
  periodo: string,
): Promise<StoredMonthRow | undefined> {
  const [row] = await db
    .select()
    .from(fileAnalysisMonths)
    .where(
      and(
        eq(fileAnalysisMonths.id_tenant, id_tenant),
        eq(fileAnalysisMonths.id_run, id_run),
        eq(fileAnalysisMonths.periodo, periodo),
      ),
    );
  return row;
}
