import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { assessments } from '../assessments/assessments.table.ts';
import { analysisRequests } from './analysis-requests.table.ts';

export type AnalysisRequestRow = typeof analysisRequests.$inferSelect;

export function listRequests(db: Db, id_tenant: TenantId, id_apuracao: string): Promise<AnalysisRequestRow[]> {
  return db
    .select()
    .from(analysisRequests)
    .where(and(eq(analysisRequests.id_tenant, id_tenant), eq(analysisRequests.id_apuracao, id_apuracao)));
}

/** Lists the requests of several assessments. */
export function listRequestsOf(db: Db, id_tenant: TenantId, ids: readonly string[]): Promise<AnalysisRequestRow[]> {
  return db
    .select()
    .from(analysisRequests)
    .where(and(eq(analysisRequests.id_tenant, id_tenant), inArray(analysisRequests.id_apuracao, [...ids])));
}

/** Lists the requests under other assessments of a product, those of the newest assessment first. */
export async function listRequestsElsewhere(db: Db, id_tenant: TenantId, id_product: string, id_apuracao: string) {
  const made = await listMadeRequests(db, id_tenant, [id_product]);
  return made.filter((request) => request.id_apuracao !== id_apuracao);
}

/** Lists the requests that were made under any assessment of some products, those of the newest assessment first. */
export function listMadeRequests(db: Db, id_tenant: TenantId, products: readonly string[]) {
  return db
    .select({
      id_product: assessments.id_product,
      periodo: analysisRequests.periodo,
      tese: analysisRequests.tese,
      pedido: analysisRequests.pedido,
      id_apuracao: analysisRequests.id_apuracao,
      apuracao: assessments.name,
      situacao: analysisRequests.situacao,
      data: analysisRequests.data,
      protocolo: analysisRequests.protocolo,
    })
    .from(analysisRequests)
    .innerJoin(assessments, and(eq(assessments.id_tenant, id_tenant), eq(assessments.id, analysisRequests.id_apuracao)))
    .where(
      and(
        eq(analysisRequests.id_tenant, id_tenant),
        inArray(assessments.id_product, [...products]),
        ne(analysisRequests.situacao, 'A_PEDIR'),
      ),
    )
    .orderBy(desc(assessments.createdDate), desc(assessments.id));
}

/** Returns false when the stored version is not the preceding one, because of a concurrent change. */
export async function saveRequest(db: Db, row: AnalysisRequestRow): Promise<boolean> {
  const { id_apuracao: _a, id_tenant: _t, periodo: _p, tese: _s, ...kept } = row;
  const { id_tenant, id_apuracao, periodo, tese, version } = analysisRequests;
  const saved = await db
    .insert(analysisRequests)
    .values(row)
    .onConflictDoUpdate({
      target: [id_tenant, id_apuracao, periodo, tese],
      set: kept,
      setWhere: eq(version, row.version - 1),
    })
    .returning({ version });
  return saved.length > 0;
}
