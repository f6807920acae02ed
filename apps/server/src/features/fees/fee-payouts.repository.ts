import { reaisOf } from '@restitui/brazil/money.ts';
import type { FeePayout, PayoutReceiver } from '@restitui/domain/fees/fee-payouts.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { and, asc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../db/tenant-scope.ts';
import { feePayouts, ledgerEntries } from './fees.table.ts';

export type FeePayoutRow = typeof feePayouts.$inferSelect;

/** Payouts to one receiver come one after the other until the transaction ends. */
export async function lockReceiver(db: Db, id_tenant: TenantId, { papel, id_user }: PayoutReceiver): Promise<void> {
  const text = `repasse ${id_tenant} ${papel} ${id_user ?? ''}`;
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${text}, 2))`);
}

/** What stands open for a receiver, in cents; undefined for who never had a share. */
export async function openOf(
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

/** False where the receiver has a payout of this reference already. */
export async function insertPayout(db: Db, row: typeof feePayouts.$inferInsert): Promise<boolean> {
  const rows = await db.insert(feePayouts).values(row).onConflictDoNothing().returning({ id: feePayouts.id });
  return rows.length === 1;
}

/** Held until the transaction ends, so that it is taken back once. */
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

/** The payouts that a condition leaves, the earliest first. */
export async function listPayouts(db: Db, id_tenant: TenantId, where: SQL | undefined): Promise<FeePayout[]> {
  const rows = await db
    .select({ ...columns, centavos: feePayouts.centavos })
    .from(feePayouts)
    .where(and(eq(feePayouts.id_tenant, id_tenant), where))
    .orderBy(asc(feePayouts.data), asc(feePayouts.createdDate), asc(feePayouts.id));
  return rows.map(({ centavos, ...row }) => ({ ...row, valor: reaisOf(centavos) }));
}
