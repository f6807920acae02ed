import { reaisOf } from '@restitui/brazil/money.ts';
import type { OwnPayment } from '@restitui/domain/crm/client-portal/own-payment.ts';
import { fileAnalysisServiceOf } from '@restitui/domain/recovery/file-analyses/file-analysis-service.ts';
import type { ProductScope } from '@restitui/domain/recovery/products/products.access.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, desc, eq, ne } from 'drizzle-orm';
import { productInScope } from '../../../db/client-conditions.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { assessments } from '../../recovery/assessments/assessments.table.ts';
import { products } from '../../recovery/products/products.table.ts';
import { refundRequests } from '../../simples/refund-requests/refund-requests.table.ts';

/**
 * Lists the requests to the Receita for the products of one company in scope, latest first. A DAS that was requested again under another
 * assessment after a denial has only its latest request, so that sums count it once.
 */
export async function listOwnPayments(
  db: Db,
  id_tenant: TenantId,
  id_client: string,
  scope: ProductScope,
): Promise<OwnPayment[]> {
  const rows = await db
    .select({ request: refundRequests, id_product: products.id, typeServico: products.typeServico })
    .from(refundRequests)
    .innerJoin(assessments, and(eq(assessments.id_tenant, id_tenant), eq(assessments.id, refundRequests.id_apuracao)))
    .innerJoin(products, and(eq(products.id_tenant, id_tenant), eq(products.id, assessments.id_product)))
    .where(
      and(
        eq(refundRequests.id_tenant, id_tenant),
        eq(assessments.id_client, id_client),
        ne(refundRequests.situacao, 'A_PEDIR'),
        productInScope(scope),
      ),
    )
    .orderBy(desc(refundRequests.data), desc(refundRequests.competencia), desc(refundRequests.pagamento));
  const seen = new Set<string>();
  return rows.flatMap(({ request, id_product, typeServico }) => {
    // Names of requests of analyses from files are numbered in each assessment.
    const isFromFiles = fileAnalysisServiceOf(typeServico) !== undefined;
    const place = isFromFiles ? request.id_apuracao : id_product;
    const key = `${place} ${request.competencia} ${request.pagamento}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return toOwnPayment(request, typeServico) ?? [];
  });
}

function toOwnPayment(
  row: typeof refundRequests.$inferSelect,
  typeServico: OwnPayment['typeServico'],
): OwnPayment | undefined {
  const { id_apuracao, competencia, pagamento, tipo, situacao, data, protocolo } = row;
  const { despacho_data, despacho_resultado: resultado, despacho_valor, despacho_motivo: motivo } = row;
  const { recurso_em, recurso_protocolo, recebido_em, recebido_valor } = row;
  if (situacao === 'A_PEDIR' || data === null) return undefined;
  return {
    ...{ id_apuracao, typeServico, competencia, pagamento, tipo, situacao, data, protocolo },
    // A DAS is named by its day.
    pago_em: row.pago_em ?? (fileAnalysisServiceOf(typeServico) ? null : pagamento.slice(0, 10)),
    valor: row.valor_pedido === null ? null : reaisOf(row.valor_pedido),
    despacho:
      resultado && despacho_data && despacho_valor !== null
        ? { data: despacho_data, resultado, valor: reaisOf(despacho_valor), motivo }
        : null,
    recurso: recurso_em ? { data: recurso_em, protocolo: recurso_protocolo } : null,
    recebido: recebido_em && recebido_valor !== null ? { data: recebido_em, valor: reaisOf(recebido_valor) } : null,
  };
}
