import { type Cents, sumOfCents, zeroCents } from '@restitui/brazil/money.ts';
import type { BoletoSituacao } from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import type { ReturnOfFee } from '@restitui/domain/billing/fees/return-of-fee.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { boletos } from '../boletos/boletos.table.ts';
import { returnsOfCredits } from './fee-returns.repository.ts';
import { feeCharges, fees } from './fees.table.ts';

/** The fee of one credit: earned, on open boletos, paid and given back, with the boletos that charge or paid it. */
export interface FeeFigures {
  apurado: Cents;
  cobrado: Cents;
  /** Less what was given back. */
  pago: Cents;
  devolucoes: ReturnOfFee[];
  boletos: { id: string; seuNumero: string; situacao: BoletoSituacao }[];
}

/** Returns the fees of credits by the credit's id; a credit that was never used has none. */
export async function feeFiguresOfCredits(
  db: Db,
  id_tenant: TenantId,
  id_credits: readonly string[],
): Promise<Map<string, FeeFigures>> {
  if (id_credits.length === 0) return new Map();
  const ofCredits = and(eq(fees.id_tenant, id_tenant), inArray(fees.id_credit, [...id_credits]));
  const rows = await db.select({ id_credit: fees.id_credit, apurado: fees.apurado }).from(fees).where(ofCredits);
  const charges = await db
    .select({
      id_credit: feeCharges.id_credit,
      ...{ id: boletos.id, seuNumero: boletos.seuNumero, situacao: boletos.situacao },
      pago: feeCharges.pago,
      cobrado: sql<Cents>`case when ${feeCharges.aberto}
        then greatest(${feeCharges.centavos} - ${feeCharges.pago}, 0) else 0 end`.mapWith(feeCharges.centavos),
    })
    .from(feeCharges)
    .innerJoin(boletos, and(eq(boletos.id_tenant, feeCharges.id_tenant), eq(boletos.id, feeCharges.id_boleto)))
    .where(
      and(
        eq(feeCharges.id_tenant, id_tenant),
        inArray(feeCharges.id_credit, [...id_credits]),
        or(feeCharges.aberto, gt(feeCharges.pago, zeroCents)),
      ),
    )
    .orderBy(asc(boletos.createdDate), asc(boletos.id));
  const returns = await returnsOfCredits(db, id_tenant, id_credits);
  return new Map(
    rows.map(({ id_credit, apurado }) => {
      const own = charges.filter((charge) => charge.id_credit === id_credit);
      const figures = {
        apurado,
        cobrado: sumOfCents(own.map(({ cobrado }) => cobrado)),
        pago: sumOfCents(own.map(({ pago }) => pago)),
        devolucoes: returns.flatMap((one) => (one.id_credit === id_credit ? { valor: one.valor, data: one.data } : [])),
        boletos: own.map(({ id, seuNumero, situacao }) => ({ id, seuNumero, situacao })),
      };
      return [id_credit, figures];
    }),
  );
}
