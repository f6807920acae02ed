import { reaisOf } from '@restitui/brazil/money.ts';
import type { FeePayout, PayoutReceiver } from '@restitui/domain/billing/fees/fee-payouts.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { feePayouts, ledgerEntries } from './fees.table.ts';

export type FeePayoutRow = typeof feePayouts.$inferSelect;

/** Serializes payouts to one receiver until the transaction ends. */
export async function lockReceiver(db: Db, id_tenant: TenantId, { papel, id_user }: PayoutReceiver): Promise<void> {
  const text = `repasse ${id_tenant} ${papel} ${id_user ?? ''}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${text}, 2))`);
}

/** Returns the open amount of a receiver in cents; undefined for users who never had a share. */
export async function openAmountOf(
  db: Db,
  id_tenant: TenantId,
  { papel, id_user }: PayoutReceiver,
): Promise<number | undefined> {
  const { papel: role, id_user: whose, conta, centavos } = ledgerEntries;
  const [row] = await db
    .select({
      lines: sql<number>`count(*)::int`,
      aberto: sql<number>`coalesce(-sum(${centavos}) filter (where ${conta} = 'DEVIDO'), 0)::float8`,
    })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.id_tenant, id_tenant),
        eq(role, papel),
        id_user === null ? isNull(whose) : eq(whose, id_user),
      ),
    );
  return row && row.lines > 0 ? row.aberto : undefined;
}

/** Returns false when the receiver already has a payout with this reference. */
export async function insertPayout(db: Db, row: typeof feePayouts.$inferInsert): Promise<boolean> {
  const rows = await db.insert(feePayouts).values(row).onConflictDoNothing().returning({ id: feePayouts.id });
  return rows.length === 1;
}

/** Finds and locks a payout until the transaction ends, so that it is reversed once. */
export async function lockPayout(db: Db, id_tenant: TenantId, id: string): Promise<FeePayoutRow | undefined> {
  const [row] = await db
    .select()
    .from(feePayouts)
    .where(and(eq(feePayouts.id_tenant, id_tenant), eq(feePayouts.id, id)))
    .for('update');
  return row;
}

export async function reversePayoutRow(
  db: Db,
  id_tenant: TenantId,
  id: string,
  reversal: Pick<FeePayoutRow, 'estornadoEm' | 'estornadoPor' | 'motivoEstorno'>,
): Promise<void> {
  await db
    .update(feePayouts)
    .set(reversal)
    .where(and(eq(feePayouts.id_tenant, id_tenant), eq(feePayouts.id, id)));
}

const { id_tenant: _tenant, id_autor: _author, centavos: _cents, ...columns } = getTableColumns(feePayouts);

/** Lists the payouts that match a condition, earliest first. */
export async function listPayouts(db: Db, id_tenant: TenantId, where: SQL | undefined): Promise<FeePayout[]> {
  const rows = await db
    .select({ ...columns, centavos: feePayouts.centavos })
    .from(feePayouts)
    .where(and(eq(feePayouts.id_tenant, id_tenant), where))
    .orderBy(asc(feePayouts.data), asc(feePayouts.createdDate), asc(feePayouts.id));
  return rows.map(({ centavos, ...row }) => ({ ...row, valor: reaisOf(centavos) }));
}
