import type { BankRegistration } from '@restitui/domain/billing/bank-registrations/bank-registrations.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';
import { bankRegistrations } from './bank-registrations.table.ts';

export type BankRow = typeof bankRegistrations.$inferSelect;

export async function findBankRegistration(db: Db, id_tenant: TenantId): Promise<BankRow | undefined> {
  const [row] = await db.select().from(bankRegistrations).where(eq(bankRegistrations.id_tenant, id_tenant));
  return row;
}

/** Locks the tenant's row, so that concurrent first registrations are serialized too. */
export async function lockBankRegistration(db: Db, id_tenant: TenantId): Promise<void> {
  await db.select({ one: sql`1` }).from(tenants).where(eq(tenants.id, id_tenant)).for('update');
}

export async function putBankRegistration(db: Db, row: BankRow): Promise<void> {
  await db.insert(bankRegistrations).values(row).onConflictDoUpdate({ target: bankRegistrations.id_tenant, set: row });
}

export function toBankResponse({
  id_tenant,
  secret_sealed,
  key_sealed,
  certificate_sealed,
  ...shown
}: BankRow): BankRegistration {
  return { ...shown, hasSecret: secret_sealed !== '' };
}
