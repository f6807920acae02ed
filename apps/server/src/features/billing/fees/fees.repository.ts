import { type Cents, zeroCents } from '@restitui/brazil/money.ts';
import type { Posting } from '@restitui/domain/billing/fees/ledger.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { boletos } from '../boletos/boletos.table.ts';
import { feeCharges, fees, ledgerEntries } from './fees.table.ts';

export type FeeRow = typeof fees.$inferSelect;
export type FeeChargeRow = typeof feeCharges.$inferSelect;

/** Finds and locks a fee until the transaction ends, so that its bookings are serialized. */
export async function lockFee(db: Db, id_tenant: TenantId, id_credit: string): Promise<FeeRow | undefined> {
  const [row] = await db
    .select()
    .from(fees)
    .where(and(eq(fees.id_tenant, id_tenant), eq(fees.id_credit, id_credit)))
    .for('update');
  return row;
}

/** Locks fees until the transaction ends, in the order of those who charge and book them, oldest first. */
export async function lockFees(db: Db, id_tenant: TenantId, id_credits: readonly string[]): Promise<void> {
  await db
    .select({ id_credit: fees.id_credit })
    .from(fees)
    .where(and(eq(fees.id_tenant, id_tenant), inArray(fees.id_credit, [...id_credits])))
    .orderBy(asc(fees.createdDate), asc(fees.id_credit))
    .for('update');
}

/** Does nothing when the fee exists. */
export async function insertFee(db: Db, values: typeof fees.$inferInsert): Promise<void> {
  await db.insert(fees).values(values).onConflictDoNothing();
}

export async function setFee(db: Db, id_tenant: TenantId, id_credit: string, apurado: Cents): Promise<void> {
  await db
    .update(fees)
    .set({ apurado })
    .where(and(eq(fees.id_tenant, id_tenant), eq(fees.id_credit, id_credit)));
}

/** Returns the amounts that boletos paid for a fee. */
export async function paidForFee(db: Db, id_tenant: TenantId, id_credit: string) {
  const [row] = await db
    .select({
      pago: sql<Cents>`coalesce(sum(${feeCharges.pago}), 0)::float8`,
      encargos: sql<Cents>`coalesce(sum(${feeCharges.encargos}), 0)::float8`,
    })
    .from(feeCharges)
    .where(and(eq(feeCharges.id_tenant, id_tenant), eq(feeCharges.id_credit, id_credit)));
  return row ?? { pago: zeroCents, encargos: zeroCents };
}

/** Returns the balance of each account for a fee. */
export function bookedBalances(db: Db, id_tenant: TenantId, id_credit: string): Promise<Posting[]> {
  const { conta, papel, id_user, centavos } = ledgerEntries;
  return db
    .select({ conta, papel, id_user, centavos: sql<Cents>`sum(${centavos})::float8` })
    .from(ledgerEntries)
    .where(and(eq(ledgerEntries.id_tenant, id_tenant), eq(ledgerEntries.id_credit, id_credit)))
    .groupBy(conta, papel, id_user);
}

export async function insertEntries(db: Db, rows: (typeof ledgerEntries.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await db.insert(ledgerEntries).values(rows);
}

/** Lists the fee lines of a boleto, oldest fee first. */
export async function listChargesOfBoleto(db: Db, id_tenant: TenantId, id_boleto: string): Promise<FeeChargeRow[]> {
  const rows = await db
    .select({ charge: feeCharges })
    .from(feeCharges)
    .innerJoin(fees, and(eq(fees.id_tenant, feeCharges.id_tenant), eq(fees.id_credit, feeCharges.id_credit)))
    .where(and(eq(feeCharges.id_tenant, id_tenant), eq(feeCharges.id_boleto, id_boleto)))
    .orderBy(asc(fees.createdDate), asc(fees.id_credit));
  return rows.map(({ charge }) => charge);
}

export async function insertCharges(db: Db, rows: (typeof feeCharges.$inferInsert)[]): Promise<void> {
  await db.insert(feeCharges).values(rows);
}

/** Removes the fee lines of a boleto that the bank refused to issue. */
export async function removeCharges(db: Db, id_tenant: TenantId, id_boleto: string): Promise<void> {
  await db.delete(feeCharges).where(and(eq(feeCharges.id_tenant, id_tenant), eq(feeCharges.id_boleto, id_boleto)));
}

export async function updateCharge(
  db: Db,
  { id_tenant, id_boleto, id_credit }: FeeChargeRow,
  changed: Pick<FeeChargeRow, 'pago' | 'encargos' | 'aberto'>,
): Promise<void> {
  await db
    .update(feeCharges)
    .set(changed)
    .where(
      and(
        eq(feeCharges.id_tenant, id_tenant),
        eq(feeCharges.id_boleto, id_boleto),
        eq(feeCharges.id_credit, id_credit),
      ),
    );
}

/** Lists and locks the fees of a client that are not fully on boletos, oldest first. */
export async function lockOpenFees(db: Db, id_tenant: TenantId, id_client: string) {
  const ofClient = and(eq(fees.id_tenant, id_tenant), eq(fees.id_client, id_client));
  const inOrder = [asc(fees.createdDate), asc(fees.id_credit)];
  await db
    .select({ id_credit: fees.id_credit })
    .from(fees)
    .where(ofClient)
    .orderBy(...inOrder)
    .for('update');
  // The statement that waits for the locks does not see charges that were committed meanwhile; the next one does.
  const charged = sql`coalesce((select sum(case when c.aberto then greatest(c.centavos, c.pago) else c.pago end)
    from fee_charges c where c.id_tenant = ${fees.id_tenant} and c.id_credit = ${fees.id_credit}), 0)`;
  return db
    .select({ id_credit: fees.id_credit, aberto: sql<Cents>`(${fees.apurado} - ${charged})::float8` })
    .from(fees)
    .where(and(ofClient, gt(fees.apurado, charged)))
    .orderBy(...inOrder)
    .for('update');
}

/** Finds and locks the boleto on which fees are to be charged, so that it is neither paid nor closed meanwhile. */
export async function lockBoletoToCharge(db: Db, id_tenant: TenantId, id: string) {
  const { situacao, valorNominal, valorRecebido, id_client } = boletos;
  const [row] = await db
    .select({ id: boletos.id, situacao, valorNominal, valorRecebido, id_client })
    .from(boletos)
    .where(and(eq(boletos.id_tenant, id_tenant), eq(boletos.id, id)))
    .for('update');
  return row;
}
