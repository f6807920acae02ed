import { type Day, dayInBrazil } from '@restitui/brazil/day.ts';
import { type Cents, reaisOf, zeroCents } from '@restitui/brazil/money.ts';
import { paidSituacoes } from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import { type FeeReturn, partsBeyondFee, type ReturnPart } from '@restitui/domain/billing/fees/fee-returns.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, desc, eq, exists, getTableColumns, gt, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { boletos } from '../boletos/boletos.table.ts';
import { lockFees } from './fees.repository.ts';
import { feeCharges, feeReturnParts, feeReturns, fees } from './fees.table.ts';

export type FeeReturnRow = typeof feeReturns.$inferSelect;

/** The fees of a client, or one of them. */
export interface FeesOf {
  id_client: string;
  id_credit?: string | undefined;
}

const feesOf = (id_tenant: TenantId, { id_client, id_credit }: FeesOf) =>
  and(
    eq(fees.id_tenant, id_tenant),
    eq(fees.id_client, id_client),
    id_credit === undefined ? undefined : eq(fees.id_credit, id_credit),
  );

const isPartOf = and(
  eq(feeReturnParts.id_tenant, feeReturns.id_tenant),
  eq(feeReturnParts.id_devolucao, feeReturns.id),
);

/** Lists what boletos took beyond fees, by boleto, the oldest fee first. */
export async function listPaidBeyond(db: Db, id_tenant: TenantId, of: FeesOf): Promise<ReturnPart[]> {
  const { id_boleto, id_credit, pago } = feeCharges;
  const rows = await db
    .select({ id_boleto, id_credit, pago, apurado: fees.apurado, paidAt: boletos.dataSituacao })
    .from(feeCharges)
    .innerJoin(fees, and(eq(fees.id_tenant, feeCharges.id_tenant), eq(fees.id_credit, id_credit)))
    .innerJoin(boletos, and(eq(boletos.id_tenant, feeCharges.id_tenant), eq(boletos.id, id_boleto)))
    .where(and(feesOf(id_tenant, of), gt(pago, zeroCents)))
    .orderBy(asc(fees.createdDate), asc(fees.id_credit), asc(boletos.dataSituacao), asc(id_boleto));
  const paid = rows.map(({ paidAt, ...row }) => ({ ...row, pagoEm: dayInBrazil(new Date(paidAt)) }));
  const byFee = Map.groupBy(paid, (row) => row.id_credit);
  return [...byFee.values()].flatMap((charges): ReturnPart[] =>
    partsBeyondFee({ apurado: charges[0]?.apurado ?? zeroCents, charges }),
  );
}

export async function insertReturn(
  db: Db,
  row: typeof feeReturns.$inferInsert,
  parts: readonly ReturnPart[],
): Promise<void> {
  await db.insert(feeReturns).values(row);
  await db.insert(feeReturnParts).values(
    parts.map(({ id_boleto, id_credit, centavos }) => ({
      ...{ id_tenant: row.id_tenant, id_devolucao: row.id },
      ...{ id_boleto, id_credit, centavos },
    })),
  );
}

/** Finds and locks a return until the transaction ends, so that it is reversed once. */
export async function lockReturn(db: Db, id_tenant: TenantId, id: string): Promise<FeeReturnRow | undefined> {
  const [row] = await db
    .select()
    .from(feeReturns)
    .where(and(eq(feeReturns.id_tenant, id_tenant), eq(feeReturns.id, id)))
    .for('update');
  return row;
}

export async function reverseReturnRow(
  db: Db,
  id_tenant: TenantId,
  id: string,
  reversal: Pick<FeeReturnRow, 'estornadoEm' | 'estornadoPor' | 'motivoEstorno'>,
): Promise<void> {
  await db
    .update(feeReturns)
    .set(reversal)
    .where(and(eq(feeReturns.id_tenant, id_tenant), eq(feeReturns.id, id)));
}

/** Lists the parts of a return. */
export function listPartsOfReturn(db: Db, id_tenant: TenantId, id_devolucao: string) {
  const { id_boleto, id_credit, centavos } = feeReturnParts;
  return db
    .select({ id_boleto, id_credit, centavos })
    .from(feeReturnParts)
    .where(and(eq(feeReturnParts.id_tenant, id_tenant), eq(feeReturnParts.id_devolucao, id_devolucao)))
    .orderBy(asc(id_credit), asc(id_boleto));
}

/** Finds the boletos that paid for fees of a client, or for one of them, with the credits of these fees. */
export function listPaidCharges(db: Db, id_tenant: TenantId, of: FeesOf) {
  const { id_boleto, id_credit, pago } = feeCharges;
  return db
    .select({ id_boleto, id_credit })
    .from(feeCharges)
    .innerJoin(fees, and(eq(fees.id_tenant, feeCharges.id_tenant), eq(fees.id_credit, id_credit)))
    .where(and(feesOf(id_tenant, of), gt(pago, zeroCents)));
}

/** Locks boletos, then fees, until the transaction ends: in the order of those who book payments and refunds. */
export async function lockCharges(
  db: Db,
  id_tenant: TenantId,
  charges: readonly Pick<ReturnPart, 'id_boleto' | 'id_credit'>[],
): Promise<void> {
  const ids = charges.map(({ id_boleto }) => id_boleto);
  await db
    .select({ id: boletos.id })
    .from(boletos)
    .where(and(eq(boletos.id_tenant, id_tenant), inArray(boletos.id, ids)))
    .orderBy(asc(boletos.id))
    .for('update');
  const credits = charges.map(({ id_credit }) => id_credit);
  await lockFees(db, id_tenant, credits);
}

/**
 * Adds an amount to what a boleto paid of a fee; a negative one is given back. Returns false where the charge cannot take
 * it, such as after the whole payment was given back. A charge with a return asks for nothing more.
 */
export async function changePaid(
  db: Db,
  id_tenant: TenantId,
  { id_boleto, id_credit, centavos }: Pick<ReturnPart, 'id_boleto' | 'id_credit' | 'centavos'>,
): Promise<boolean> {
  const pago = sql`${feeCharges.pago} + ${centavos}::bigint`;
  const isBoletoPaid = db
    .select({ id: boletos.id })
    .from(boletos)
    .where(
      and(eq(boletos.id_tenant, id_tenant), eq(boletos.id, id_boleto), inArray(boletos.situacao, [...paidSituacoes])),
    );
  const returns = db
    .select({ id: feeReturns.id })
    .from(feeReturns)
    .innerJoin(feeReturnParts, isPartOf)
    .where(
      and(
        eq(feeReturns.id_tenant, id_tenant),
        eq(feeReturnParts.id_boleto, id_boleto),
        eq(feeReturnParts.id_credit, id_credit),
        isNull(feeReturns.estornadoEm),
      ),
    );
  const rows = await db
    .update(feeCharges)
    .set({ pago, aberto: notExists(returns) })
    .where(
      and(
        eq(feeCharges.id_tenant, id_tenant),
        eq(feeCharges.id_boleto, id_boleto),
        eq(feeCharges.id_credit, id_credit),
        sql`${pago} between 0 and ${feeCharges.centavos}`,
        exists(isBoletoPaid),
      ),
    )
    .returning({ id_credit: feeCharges.id_credit });
  return rows.length === 1;
}

const {
  id_tenant: _tenant,
  id_client: _client,
  id_autor: _author,
  centavos: _cents,
  ...columns
} = getTableColumns(feeReturns);

/** Lists the returns to a client, those of one fee with its part, the last first. */
export async function listReturns(db: Db, id_tenant: TenantId, { id_client, id_credit }: FeesOf): Promise<FeeReturn[]> {
  const rows = await db
    .select({ ...columns, centavos: sql<Cents>`sum(${feeReturnParts.centavos})::float8` })
    .from(feeReturns)
    .innerJoin(feeReturnParts, isPartOf)
    .where(
      and(
        eq(feeReturns.id_tenant, id_tenant),
        eq(feeReturns.id_client, id_client),
        id_credit === undefined ? undefined : eq(feeReturnParts.id_credit, id_credit),
      ),
    )
    .groupBy(feeReturns.id_tenant, feeReturns.id)
    .orderBy(desc(feeReturns.data), desc(feeReturns.createdDate), asc(feeReturns.id));
  return rows.map(({ centavos, ...row }) => ({ ...row, valor: reaisOf(centavos) }));
}

/** Builds a subquery of the cents given back of each fee, without reversed returns. */
export function returnedByFee(db: Db, id_tenant: TenantId) {
  return db
    .select({
      id_credit: feeReturnParts.id_credit,
      devolvido: sql<number>`sum(${feeReturnParts.centavos})`.as('devolvido'),
    })
    .from(feeReturns)
    .innerJoin(feeReturnParts, isPartOf)
    .where(and(eq(feeReturns.id_tenant, id_tenant), isNull(feeReturns.estornadoEm)))
    .groupBy(feeReturnParts.id_credit)
    .as('returns');
}

/** Lists the returns of fees that were not reversed, by the credit of the fee, the last first. */
export async function returnsOfCredits(
  db: Db,
  id_tenant: TenantId,
  id_credits: readonly string[],
): Promise<{ id_credit: string; valor: number; data: Day }[]> {
  const rows = await db
    .select({
      id_credit: feeReturnParts.id_credit,
      data: feeReturns.data,
      centavos: sql<Cents>`sum(${feeReturnParts.centavos})::float8`,
    })
    .from(feeReturns)
    .innerJoin(feeReturnParts, isPartOf)
    .where(
      and(
        eq(feeReturns.id_tenant, id_tenant),
        inArray(feeReturnParts.id_credit, [...id_credits]),
        isNull(feeReturns.estornadoEm),
      ),
    )
    .groupBy(feeReturnParts.id_credit, feeReturns.id_tenant, feeReturns.id)
    .orderBy(desc(feeReturns.data), desc(feeReturns.createdDate), asc(feeReturns.id));
  return rows.map(({ centavos, ...row }) => ({ ...row, valor: reaisOf(centavos) }));
}
