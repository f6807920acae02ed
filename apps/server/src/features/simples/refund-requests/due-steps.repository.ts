import type { Day } from '@restitui/brazil/day.ts';
import type { Cents } from '@restitui/brazil/money.ts';
import type { dueStepsOn } from '@restitui/domain/simples/refund-requests/payment-step.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, count, eq, gte, inArray, isNotNull, isNull, lt, ne, or, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { clients } from '../../crm/clients/clients.table.ts';
import { limitationFigures } from '../../insights/dashboards/figures.table.ts';
import { assessments } from '../../recovery/assessments/assessments.table.ts';
import { products } from '../../recovery/products/products.table.ts';
import { refundRequests } from './refund-requests.table.ts';

/**
 * Sums the payments of the products in reach that can be appealed (`recurso`) or wait too long for a decision
 * (`despacho`), by product and by the day from which the term is counted.
 */
export async function sumDueSteps(
  db: Db,
  id_tenant: TenantId,
  reach: SQLWrapper,
  { appealableSince, overdueBefore }: ReturnType<typeof dueStepsOn>,
) {
  const {
    situacao,
    tipo,
    data,
    valor_pedido,
    despacho_resultado,
    despacho_data,
    despacho_valor,
    recurso_em,
    recebido_em,
  } = refundRequests;
  const due = db
    .select({
      tipo: sql<'recurso' | 'despacho'>`case when ${situacao} = 'PEDIDO' then 'despacho' else 'recurso' end`.as('tipo'),
      desde: sql<Day>`(case when ${situacao} = 'PEDIDO' then ${data} else ${despacho_data} end)::text`.as('desde'),
      id_client: assessments.id_client,
      id_product: assessments.id_product,
      id_apuracao: refundRequests.id_apuracao,
      empresa: clients.razao_social,
      em_jogo: sql`${valor_pedido} - coalesce(${despacho_valor}, 0)`.as('em_jogo'),
    })
    .from(refundRequests)
    .innerJoin(assessments, and(eq(assessments.id_tenant, id_tenant), eq(assessments.id, refundRequests.id_apuracao)))
    .innerJoin(clients, and(eq(clients.id_tenant, id_tenant), eq(clients.cnpjcpf, assessments.id_client)))
    .where(
      and(
        eq(refundRequests.id_tenant, id_tenant),
        inArray(assessments.id_product, reach),
        ne(clients.status, 'INATIVO'),
        or(
          // The term of 360 days is that of a request: a compensation is homologated without a decision.
          and(eq(situacao, 'PEDIDO'), ne(tipo, 'COMPENSACAO'), lt(data, overdueBefore)),
          and(
            inArray(situacao, ['INDEFERIDO', 'DEFERIDO', 'PAGO']),
            inArray(despacho_resultado, ['INDEFERIDO', 'DEFERIDO_EM_PARTE']),
            gte(despacho_data, appealableSince),
            isNull(recurso_em),
            // Money after the decision ends its appeal; a compensation is used before its decision.
            or(isNull(recebido_em), lt(recebido_em, despacho_data)),
          ),
        ),
      ),
    )
    .as('due');
  return db
    .select({
      ...{ tipo: due.tipo, desde: due.desde, id_client: due.id_client, empresa: due.empresa },
      id_product: due.id_product,
      /** An assessment of the product with such a payment. */
      id_apuracao: sql<string>`min(${due.id_apuracao})`,
      pagamentos: count(),
      valor: sql<Cents | null>`sum(${due.em_jogo})`.mapWith(valor_pedido),
    })
    .from(due)
    .groupBy(due.tipo, due.desde, due.id_client, due.id_product, due.empresa);
}

/**
 * Lists the months whose rectification is recorded and that have a payment without a request, with what can be requested
 * in reais, the first last day, and the last change, not after `until`. DAS that expired before `today` or are requested
 * under another assessment are left out. Payments of an analysis from files (`isFromFiles`) are listed as they were when
 * they were saved: `listUnrequestedMonths` compares them with the result.
 */
export function listRectifiedMonths(db: Db, id_tenant: TenantId, { until, today }: { until: Date; today: Day }) {
  const { id_apuracao, competencia, pagamento, situacao, retificadora, at } = refundRequests;
  const figures = limitationFigures;
  const { id_client, id_product } = assessments;
  return db
    .select({
      ...{ id_apuracao, competencia, id_client, id_product },
      ...{ razao_social: clients.razao_social, typeServico: products.typeServico },
      isFromFiles: sql<boolean>`bool_or(${refundRequests.valor} is not null)`,
      at: sql<string>`max(${at})`.mapWith(at),
      valor: sql<number>`sum(coalesce(${figures.valor}, ${refundRequests.valor}))::float8`,
      prescreve_em: sql<Day>`min(coalesce(${figures.prescreve_em}, ${refundRequests.prescreve_em}))::text`,
    })
    .from(refundRequests)
    .innerJoin(assessments, and(eq(assessments.id_tenant, id_tenant), eq(assessments.id, id_apuracao)))
    .leftJoin(
      figures,
      and(
        eq(figures.id_tenant, id_tenant),
        eq(figures.id_apuracao, id_apuracao),
        eq(figures.competencia, competencia),
        eq(figures.pagamento, pagamento),
      ),
    )
    .innerJoin(clients, and(eq(clients.id_tenant, id_tenant), eq(clients.cnpjcpf, id_client)))
    .innerJoin(products, and(eq(products.id_tenant, id_tenant), eq(products.id, id_product)))
    .where(
      and(
        eq(refundRequests.id_tenant, id_tenant),
        eq(situacao, 'A_PEDIR'),
        ne(retificadora, ''),
        or(isNotNull(refundRequests.valor), gte(figures.prescreve_em, today)),
        ne(clients.status, 'INATIVO'),
      ),
    )
    .groupBy(id_apuracao, competencia, id_client, id_product, clients.razao_social, products.typeServico)
    .having(sql`max(${at}) <= ${until.toISOString()}`);
}
