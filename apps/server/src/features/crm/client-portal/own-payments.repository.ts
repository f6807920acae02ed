import { type Cents, lesserCents, reaisOf, sumOfCents, zeroCents } from '@restitui/brazil/money.ts';
import type { OwnPayment } from '@restitui/domain/crm/client-portal/own-payment.ts';
import { fileAnalysisServiceOf } from '@restitui/domain/recovery/file-analyses/file-analysis-service.ts';
import type { ProductScope } from '@restitui/domain/recovery/products/products.access.ts';
import { requestedInTimeStatuses } from '@restitui/domain/simples/refund-requests/refund-request-status.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, desc, eq, ne } from 'drizzle-orm';
import { productInScope } from '../../../db/client-conditions.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { assessments } from '../../recovery/assessments/assessments.table.ts';
import { products } from '../../recovery/products/products.table.ts';
import { refundRequests } from '../../simples/refund-requests/refund-requests.table.ts';
import { type ClaimedThesis, listClaimedTheses } from './claimed-theses.repository.ts';

/**
 * Lists the requests to the Receita for the products of one company in scope, latest first. What was requested again
 * under another assessment after a denial counts once: of a DAS the request that was not denied is listed, or else the
 * latest, and a denied request of an analysis from files is left out when later ones claim all its theses.
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
    .orderBy(
      desc(refundRequests.data),
      desc(refundRequests.competencia),
      desc(assessments.createdDate),
      desc(refundRequests.pagamento),
    );
  const ofFiles = rows.some(({ typeServico }) => fileAnalysisServiceOf(typeServico));
  const theses = Map.groupBy(ofFiles ? await listClaimedTheses(db, id_tenant, id_client) : [], paymentKey);
  const ofDas = Map.groupBy(rows, keyOfDas);
  const seen = new Set<string>();
  const isSeen = (key: string) => {
    const before = seen.has(key);
    seen.add(key);
    return before;
  };
  return rows.flatMap((row) => {
    const { request, id_product, typeServico } = row;
    const { competencia, situacao } = request;
    if (!fileAnalysisServiceOf(typeServico)) {
      const same = ofDas.get(keyOfDas(row)) ?? [];
      if (row !== (same.find(isInTime) ?? same[0])) return [];
      return toOwnPayment(request, typeServico, { claimed: [], repeated: zeroCents }) ?? [];
    }
    const own = theses.get(paymentKey(request)) ?? [];
    const repeated = own.filter(({ tese }) => isSeen(`${id_product} ${competencia} ${tese}`));
    if (situacao === 'INDEFERIDO' && own.length > 0 && repeated.length === own.length) return [];
    const again = sumOfCents(repeated.map(({ valor }) => valor ?? zeroCents));
    return toOwnPayment(request, typeServico, { claimed: own, repeated: again }) ?? [];
  });
}

interface StoredRequest {
  request: typeof refundRequests.$inferSelect;
  id_product: string;
}

const keyOfDas = ({ request: { competencia, pagamento }, id_product }: StoredRequest) =>
  `${id_product} ${competencia} ${pagamento}`;

const isInTime = ({ request: { situacao } }: StoredRequest) => requestedInTimeStatuses.includes(situacao);

/** Returns what identifies a payment of a client. */
export const paymentKey = ({
  id_apuracao,
  competencia,
  pagamento,
}: Pick<ClaimedThesis, 'id_apuracao' | 'competencia' | 'pagamento'>) => `${id_apuracao} ${competencia} ${pagamento}`;

function toOwnPayment(
  row: typeof refundRequests.$inferSelect,
  typeServico: OwnPayment['typeServico'],
  { claimed, repeated }: { claimed: readonly ClaimedThesis[]; repeated: Cents },
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
    repetido: row.valor_pedido === null ? 0 : reaisOf(lesserCents(repeated, row.valor_pedido)),
    despacho:
      resultado && despacho_data && despacho_valor !== null
        ? { data: despacho_data, resultado, valor: reaisOf(despacho_valor), motivo }
        : null,
    recurso: recurso_em ? { data: recurso_em, protocolo: recurso_protocolo } : null,
    recebido: recebido_em && recebido_valor !== null ? { data: recebido_em, valor: reaisOf(recebido_valor) } : null,
    teses: claimed.map(({ nome, valor }) => ({ nome, valor: valor === null ? null : reaisOf(valor) })),
    honorario: null,
  };
}
