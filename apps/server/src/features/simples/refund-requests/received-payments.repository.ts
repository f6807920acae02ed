import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, exists, gt, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { clients } from '../../crm/clients/clients.table.ts';
import { assessments } from '../../recovery/assessments/assessments.table.ts';
import { credits } from '../../recovery/credits/credits.table.ts';
import { products } from '../../recovery/products/products.table.ts';
import { refundRequests } from './refund-requests.table.ts';

/**
 * Lists the assessments of active clients with a received payment whose fee may be missing; `readPaymentFees` decides.
 * Left out are those whose payments have only credits of their name, each paid with what arrived, and those without a
 * percentage in contract and credits.
 * @param id_product of this product only
 */
export function listReceivedAssessments(db: Db, id_tenant: TenantId, id_product?: string) {
  const { id_apuracao, competencia, pagamento, situacao, recebido_em, recebido_valor } = refundRequests;
  /** The month of the credit: the annual 13º belongs to December. */
  const creditMonth = sql`replace(${competencia}, '13/', '12/')`;
  const named = and(
    eq(credits.id_tenant, id_tenant),
    eq(credits.id_apuracao, id_apuracao),
    isNull(credits.deletedAt),
    eq(credits.pagamento, pagamento),
    sql`lpad(${credits.mesCompetencia}::text, 2, '0') || '/' || ${credits.anoCompetencia} = ${creditMonth}`,
  );
  const isBooked = and(eq(credits.isPago, true), eq(credits.compensacao, recebido_valor));
  const creditsWhere = (which: typeof named) => db.select({ one: sql`1` }).from(credits).where(and(named, which));
  const creditsWithFee = db
    .select({ one: sql`1` })
    .from(credits)
    .where(
      and(eq(credits.id_tenant, id_tenant), eq(credits.id_apuracao, id_apuracao), gt(credits.comissao_porcentagem, 0)),
    );
  return db
    .selectDistinct({
      id: assessments.id,
      ...{ id_product: assessments.id_product, id_client: assessments.id_client, empresa: clients.razao_social },
    })
    .from(refundRequests)
    .innerJoin(assessments, and(eq(assessments.id_tenant, id_tenant), eq(assessments.id, id_apuracao)))
    .innerJoin(clients, and(eq(clients.id_tenant, id_tenant), eq(clients.cnpjcpf, assessments.id_client)))
    .where(
      and(
        eq(refundRequests.id_tenant, id_tenant),
        eq(situacao, 'PAGO'),
        isNotNull(recebido_em),
        ne(clients.status, 'INATIVO'),
        id_product === undefined ? undefined : eq(assessments.id_product, id_product),
        or(notExists(creditsWhere(isBooked)), exists(creditsWhere(sql`not ${isBooked}`))),
        or(gt(clients.comissaoTenant, 0), exists(creditsWithFee)),
      ),
    )
    .orderBy(assessments.id);
}

/**
 * Serializes the alerts on fees of the product until the transaction ends. Locks the client's row first, as those who
 * change the client do: an alert refers to it.
 */
export async function lockFeeAlerts(db: Db, id_tenant: TenantId, id_product: string): Promise<void> {
  await db
    .select({ id: clients.cnpjcpf })
    .from(clients)
    .innerJoin(products, and(eq(products.id_tenant, clients.id_tenant), eq(products.id_client, clients.cnpjcpf)))
    .where(and(eq(clients.id_tenant, id_tenant), eq(products.id, id_product)))
    .for('key share', { of: clients });
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${id_tenant} ${id_product} fees`}, 2))`);
}
