import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { monthOrder } from '../../../db/month-order.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { debitMonths } from './debit-months.table.ts';

export type DebitMonthRow = typeof debitMonths.$inferSelect;

/** Lists the debit months of an assessment in chronological order. */
export function listDebitMonthRows(db: Db, id_tenant: TenantId, id_apuracao: string): Promise<DebitMonthRow[]> {
  return db
    .select()
    .from(debitMonths)
    .where(and(eq(debitMonths.id_tenant, id_tenant), eq(debitMonths.id_apuracao, id_apuracao)))
    .orderBy(asc(monthOrder(debitMonths.month)));
}

/** Lists the debit months of several assessments, in no order. */
export function listDebitMonthsOf(db: Db, id_tenant: TenantId, ids: readonly string[]): Promise<DebitMonthRow[]> {
  return db
    .select()
    .from(debitMonths)
    .where(and(eq(debitMonths.id_tenant, id_tenant), inArray(debitMonths.id_apuracao, [...ids])));
}

export async function findDebitMonth(
  db: Db,
  id_tenant: TenantId,
  { id_apuracao, month }: Pick<DebitMonthRow, 'id_apuracao' | 'month'>,
): Promise<DebitMonthRow | undefined> {
  const [row] = await db
    .select()
    .from(debitMonths)
    .where(
      and(eq(debitMonths.id_tenant, id_tenant), eq(debitMonths.id_apuracao, id_apuracao), eq(debitMonths.month, month)),
    );
  return row;
}

export async function putDebitMonth(db: Db, row: DebitMonthRow): Promise<void> {
  const { id, id_tenant, id_apuracao, month, ...set } = row;
  await db
    .insert(debitMonths)
    .values(row)
    .onConflictDoUpdate({ target: [debitMonths.id_tenant, debitMonths.id], set });
}

export async function deleteDebitMonth(db: Db, id_tenant: TenantId, id: string): Promise<void> {
  await db.delete(debitMonths).where(and(eq(debitMonths.id_tenant, id_tenant), eq(debitMonths.id, id)));
}
