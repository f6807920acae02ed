import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { sandboxCharges } from './sandbox-charges.table.ts';

const one = (id_tenant: TenantId, codigo: string) =>
  and(eq(sandboxCharges.id_tenant, id_tenant), eq(sandboxCharges.codigoSolicitacao, codigo));

export async function insertSandboxCharge(db: Db, row: typeof sandboxCharges.$inferInsert): Promise<void> {
  await db.insert(sandboxCharges).values(row);
}

export async function findSandboxCharge(db: Db, id_tenant: TenantId, codigo: string): Promise<unknown> {
  const [row] = await db.select().from(sandboxCharges).where(one(id_tenant, codigo));
  return row?.charge;
}

/** Finds and locks a charge until the transaction ends. */
export async function lockSandboxCharge(db: Db, id_tenant: TenantId, codigo: string): Promise<unknown> {
  const [row] = await db.select().from(sandboxCharges).where(one(id_tenant, codigo)).for('update');
  return row?.charge;
}

export async function listSandboxCharges(db: Db, id_tenant: TenantId): Promise<unknown[]> {
  const rows = await db.select().from(sandboxCharges).where(eq(sandboxCharges.id_tenant, id_tenant));
  return rows.map(({ charge }) => charge);
}

export async function updateSandboxCharge(db: Db, id_tenant: TenantId, codigo: string, charge: unknown): Promise<void> {
  await db.update(sandboxCharges).set({ charge }).where(one(id_tenant, codigo));
}
