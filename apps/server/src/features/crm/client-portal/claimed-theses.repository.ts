import type { Cents } from '@restitui/brazil/money.ts';
import { periodOfSortable } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { assessments } from '../../recovery/assessments/assessments.table.ts';
import { analysisRequests } from '../../recovery/file-analyses/analysis-requests.table.ts';

/** A thesis with the request that claims it. */
export interface ClaimedThesis {
  id_apuracao: string;
  competencia: string;
  /** Name of the request. */
  pagamento: string;
  tese: string;
  /** Name of the thesis when it was requested. */
  nome: string;
  valor: Cents | null;
}

/** Lists the theses that the requests of analyses from files of one company claim, or claimed until they were denied. */
export async function listClaimedTheses(db: Db, id_tenant: TenantId, id_client: string): Promise<ClaimedThesis[]> {
  const { id_apuracao, periodo, pedido, tese, tese_nome: nome, valor_pedido: valor } = analysisRequests;
  const rows = await db
    .select({ id_apuracao, periodo, pedido, tese, nome, valor })
    .from(analysisRequests)
    .innerJoin(assessments, and(eq(assessments.id_tenant, id_tenant), eq(assessments.id, id_apuracao)))
    .where(and(eq(analysisRequests.id_tenant, id_tenant), eq(assessments.id_client, id_client), isNotNull(pedido)))
    .orderBy(id_apuracao, periodo, nome);
  return rows.flatMap(({ periodo, pedido, ...row }) =>
    pedido === null ? [] : { ...row, competencia: periodOfSortable(periodo), pagamento: pedido },
  );
}
