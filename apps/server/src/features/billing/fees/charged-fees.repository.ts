import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { credits } from '../../recovery/credits/credits.table.ts';
import { products } from '../../recovery/products/products.table.ts';
import { refundRequests } from '../../simples/refund-requests/refund-requests.table.ts';
import { feeCharges, fees } from './fees.table.ts';

export type ChargedFeeRow = Awaited<ReturnType<typeof listFeesOfBoleto>>[number];

/** Lists the fees that a boleto charges with their credits and requests, the oldest month first. */
export function listFeesOfBoleto(db: Db, id_tenant: TenantId, id_boleto: string) {
  const { competencia, pagamento, protocolo } = refundRequests;
  const monthOfCredit = sql`lpad(${credits.mesCompetencia}::text, 2, '0') || '/' || ${credits.anoCompetencia}`;
  // The credit of the annual 13º is one of December.
  const isOfCredit = sql`replace(${competencia}, '13/', '12/') = ${monthOfCredit}`;
  return db
    .select({
      id_credit: fees.id_credit,
      typeServico: products.typeServico,
      competencia: sql<string | null>`coalesce(${competencia}, ${monthOfCredit})`,
      pago_em: credits.pagoEm,
      ...{ protocolo, recebido: credits.compensacao },
      percentual: credits.comissao_porcentagem,
      ...{ honorario: fees.apurado, valor: feeCharges.centavos },
    })
    .from(feeCharges)
    .innerJoin(fees, and(eq(fees.id_tenant, id_tenant), eq(fees.id_credit, feeCharges.id_credit)))
    .innerJoin(credits, and(eq(credits.id_tenant, id_tenant), eq(credits.id, fees.id_credit)))
    .innerJoin(products, and(eq(products.id_tenant, id_tenant), eq(products.id, credits.id_product)))
    .leftJoin(
      refundRequests,
      and(
        eq(refundRequests.id_tenant, id_tenant),
        eq(refundRequests.id_apuracao, credits.id_apuracao),
        eq(pagamento, credits.pagamento),
        isOfCredit,
      ),
    )
    .where(and(eq(feeCharges.id_tenant, id_tenant), eq(feeCharges.id_boleto, id_boleto)))
    .orderBy(asc(credits.anoCompetencia), asc(credits.mesCompetencia), asc(credits.pagoEm), asc(credits.id));
}
