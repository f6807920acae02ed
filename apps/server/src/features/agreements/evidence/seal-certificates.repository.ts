import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { sealCertificates } from './seals.table.ts';

export type CertificateRow = typeof sealCertificates.$inferSelect;

/** Returns the current certificate. */
export async function findCertificate(db: Db, id_tenant: TenantId): Promise<CertificateRow | undefined> {
  const [row] = await db
    .select()
    .from(sealCertificates)
    .where(and(eq(sealCertificates.id_tenant, id_tenant), isNull(sealCertificates.removedAt)));
  return row;
}

/** Returns undefined when another one was inserted concurrently. */
export async function insertCertificate(
  db: Db,
  row: typeof sealCertificates.$inferInsert,
): Promise<CertificateRow | undefined> {
  const [inserted] = await db.insert(sealCertificates).values(row).onConflictDoNothing().returning();
  return inserted;
}

/** Keeps the facts for the documents it sealed and deletes the private key. */
export async function retireCertificate(db: Db, id_tenant: TenantId, removedAt: string): Promise<void> {
  await db
    .update(sealCertificates)
    .set({ removedAt, p12_sealed: '' })
    .where(and(eq(sealCertificates.id_tenant, id_tenant), isNull(sealCertificates.removedAt)));
}
