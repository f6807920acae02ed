import type { Day } from '@restitui/brazil/day.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, count, eq, gt, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { clients } from '../../crm/clients/clients.table.ts';
import { assessments } from '../../recovery/assessments/assessments.table.ts';
import { credits } from '../../recovery/credits/credits.table.ts';
import { refundRequests } from './refund-requests.table.ts';

/** The day of a payment: a column where its name is an index (decision 135). */
const paidOn = sql`coalesce(${refundRequests.pago_em}::text, left(${refundRequests.pagamento}, 10))`;
/** The month of its credit: the annual 13º belongs to December. */
const creditMonth = sql`replace(${refundRequests.competencia}, '13/', '12/')`;

/** The credit of a payment, by its name or, where it has none, by its month and day. */
const creditOfPayment = and(
  eq(credits.id_tenant, refundRequests.id_tenant),
  eq(credits.id_apuracao, refundRequests.id_apuracao),
  isNull(credits.deletedAt),
  sql`lpad(${credits.mesCompetencia}::text, 2, '0') || '/' || ${credits.anoCompetencia} = ${creditMonth}`,
  or(
    eq(credits.pagamento, refundRequests.pagamento),
    and(isNull(credits.pagamento), sql`coalesce(${credits.pagoEm}::text, ${paidOn}) = ${paidOn}`),
  ),
);

/**
 * Sums the received payments whose fee is not entered, by product and day of the money; amounts in reais. Clients whose
 * contract has no fee are left out.
 * @param id_product of this product only
 */
export function sumUnbookedFees(db: Db, id_tenant: TenantId, id_product?: string) {
  const { recebido_em, recebido_valor } = refundRequests;
  const booked = db
    .select({ one: sql`1` })
    .from(credits)
    .where(and(creditOfPayment, eq(credits.isPago, true), eq(credits.compensacao, recebido_valor)));
  return db
    .select({
      ...{ id_product: assessments.id_product, id_client: assessments.id_client, empresa: clients.razao_social },
      recebido_em: sql<Day>`${recebido_em}::text`,
      pagamentos: count(),
      valor: sql<number>`sum(${recebido_valor})::float8`,
    })
    .from(refundRequests)
    .innerJoin(assessments, and(eq(assessments.id_tenant, id_tenant), eq(assessments.id, refundRequests.id_apuracao)))
    .innerJoin(clients, and(eq(clients.id_tenant, id_tenant), eq(clients.cnpjcpf, assessments.id_client)))
    .where(
      and(
        eq(refundRequests.id_tenant, id_tenant),
        eq(refundRequests.situacao, 'PAGO'),
        isNotNull(recebido_em),
        gt(clients.comissaoTenant, 0),
        ne(clients.status, 'INATIVO'),
        id_product === undefined ? undefined : eq(assessments.id_product, id_product),
        notExists(booked),
      ),
    )
    .groupBy(assessments.id_product, assessments.id_client, clients.razao_social, recebido_em);
}
