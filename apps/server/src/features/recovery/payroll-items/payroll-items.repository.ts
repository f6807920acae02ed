import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { payrollItems } from './payroll-items.table.ts';

export type PayrollItemsRow = typeof payrollItems.$inferSelect;

export async function findPayrollItems(
  db: Db,
  id_tenant: TenantId,
  id_apuracao: string,
): Promise<PayrollItemsRow | undefined> {
  const [row] = await db
    .select()
    .from(payrollItems)
    .where(and(eq(payrollItems.id_tenant, id_tenant), eq(payrollItems.id_apuracao, id_apuracao)));
  return row;
}

export async function upsertPayrollItems(db: Db, row: PayrollItemsRow): Promise<void> {
  const { id_apuracao, id_tenant, ...set } = row;
  await db
    .insert(payrollItems)
    .values(row)
    .onConflictDoUpdate({ target: [payrollItems.id_tenant, payrollItems.id_apuracao], set });
}
