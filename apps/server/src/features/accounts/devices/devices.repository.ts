import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, count, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { knownDevices } from './devices.table.ts';

interface Account {
  id_tenant: TenantId;
  id_user: string;
}

const ofAccount = ({ id_tenant, id_user }: Account) =>
  and(eq(knownDevices.id_tenant, id_tenant), eq(knownDevices.id_user, id_user));

export async function countDevices(db: Db, account: Account): Promise<number> {
  const [row] = await db.select({ n: count() }).from(knownDevices).where(ofAccount(account));
  return row?.n ?? 0;
}

/** Deletes the devices of the account that were last seen before `seenBefore`. */
export async function deleteOldDevices(db: Db, account: Account, seenBefore: string): Promise<void> {
  await db.delete(knownDevices).where(and(ofAccount(account), lt(knownDevices.lastSeenAt, seenBefore)));
}

/** Returns false when the account does not know the device. */
export async function touchDevice(db: Db, account: Account, device_hash: string, lastSeenAt: string): Promise<boolean> {
  const touched = await db
    .update(knownDevices)
    .set({ lastSeenAt })
    .where(and(ofAccount(account), eq(knownDevices.device_hash, device_hash)))
    .returning({ name: knownDevices.name });
  return touched.length > 0;
}

/** Returns false when a concurrent sign-in stored the device. */
export async function insertDevice(db: Db, row: typeof knownDevices.$inferInsert): Promise<boolean> {
  const inserted = await db
    .insert(knownDevices)
    .values(row)
    .onConflictDoNothing()
    .returning({ name: knownDevices.name });
  return inserted.length > 0;
}
