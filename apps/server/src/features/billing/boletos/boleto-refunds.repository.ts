import { type Cents, integerCents, sumOfCents } from '@restitui/brazil/money.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../../db/tenant-scope.ts';
import { feeReturnParts, feeReturns } from '../fees/fees.table.ts';
import { isGivenBack, paymentOfRefund } from './boleto-events.repository.ts';
import { boletoEvents, boletos } from './boletos.table.ts';

export interface BoletoRefund {
  id: string;
  seuNumero: string;
  /** Instant at which the refund was booked. */
  date: string;
  /** Amount of the payment without what was returned of its fees before. */
  centavos: Cents;
}

/** Lists the refunds of a client's boletos or of one boleto, the last first, without those that gave nothing back. */
export async function listRefunds(
  db: Db,
  id_tenant: TenantId,
  of: { id_client: string } | { id_boleto: string },
): Promise<BoletoRefund[]> {
  const paid = alias(boletoEvents, 'paid');
  const { id, date, id_boleto, evento } = boletoEvents;
  const rows = await db
    .select({
      ...{ id, date, id_boleto, seuNumero: boletos.seuNumero, valorNominal: boletos.valorNominal },
      ...{ received: paid.valorRecebido, paidAt: paid.date },
    })
    .from(boletoEvents)
    .innerJoin(boletos, and(eq(boletos.id_tenant, id_tenant), eq(boletos.id, id_boleto)))
    .leftJoin(paid, and(eq(paid.id_tenant, id_tenant), eq(paid.id_boleto, id_boleto), eq(paid.evento, paymentOfRefund)))
    .where(
      and(
        eq(boletoEvents.id_tenant, id_tenant),
        'id_client' in of ? eq(boletos.id_client, of.id_client) : eq(boletos.id, of.id_boleto),
        isGivenBack,
      ),
    )
    .orderBy(desc(date), desc(evento));
  const returned = await listReturned(db, id_tenant, [...new Set(rows.map((row) => row.id_boleto))]);
  return rows
    .map(({ received, paidAt, valorNominal, ...row }) => {
      const before = returned.filter(
        (one) => one.id_boleto === row.id_boleto && one.date >= (paidAt ?? '') && one.date <= row.date,
      );
      const rest = (received ?? valorNominal) - sumOfCents(before.map(({ centavos }) => centavos));
      return { id: row.id, date: row.date, seuNumero: row.seuNumero, centavos: integerCents(rest) };
    })
    .filter(({ centavos }) => centavos > 0);
}

/** Lists what was returned of the fees that boletos paid. */
async function listReturned(db: Db, id_tenant: TenantId, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const { id_boleto, centavos } = feeReturnParts;
  return db
    .select({ id_boleto, centavos, date: feeReturns.createdDate })
    .from(feeReturnParts)
    .innerJoin(
      feeReturns,
      and(eq(feeReturns.id_tenant, feeReturnParts.id_tenant), eq(feeReturns.id, feeReturnParts.id_devolucao)),
    )
    .where(and(eq(feeReturnParts.id_tenant, id_tenant), inArray(id_boleto, [...ids]), isNull(feeReturns.estornadoEm)));
}
