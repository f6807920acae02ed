import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, count, eq, lt } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { knownClientDevices, knownDevices } from './devices.table.ts';

/** A member of staff, or an owner of clients. */
export type Account = { id_tenant: TenantId } & ({ id_user: string } | { id_owner: string });

interface Seen {
  device_hash: string;
  name: string;
  createdDate: string;
  lastSeenAt: string;
}

const tableOf = (account: Account) => ('id_user' in account ? knownDevices : knownClientDevices);

const ofAccount = (account: Account) =>
  'id_user' in account
    ? and(eq(knownDevices.id_tenant, account.id_tenant), eq(knownDevices.id_user, account.id_user))
    : and(eq(knownClientDevices.id_tenant, account.id_tenant), eq(knownClientDevices.id_owner, account.id_owner));

export async function countDevices(db: Db, account: Account): Promise<number> {
  const [row] = await db.select({ n: count() }).from(tableOf(account)).where(ofAccount(account));
  return row?.n ?? 0;
}

/** Deletes the devices of the account that were last seen before `seenBefore`. */
export async function deleteOldDevices(db: Db, account: Account, seenBefore: string): Promise<void> {
  const table = tableOf(account);
  await db.delete(table).where(and(ofAccount(account), lt(table.lastSeenAt, seenBefore)));
}

/** Returns false when the account does not know the device. */
export async function touchDevice(db: Db, account: Account, device_hash: string, lastSeenAt: string): Promise<boolean> {
  const table = tableOf(account);
  const touched = await db
    .update(table)
    .set({ lastSeenAt })
    .where(and(ofAccount(account), eq(table.device_hash, device_hash)))
    .returning({ name: table.name });
  return touched.length > 0;
}

/** Returns false when a concurrent sign-in stored the device. */
export async function insertDevice(db: Db, account: Account, seen: Seen): Promise<boolean> {
  const inserted =
    'id_user' in account
      ? await db
          .insert(knownDevices)
          .values({ ...account, ...seen })
          .onConflictDoNothing()
          .returning({ name: knownDevices.name })
      : await db
          .insert(knownClientDevices)
          .values({ ...account, ...seen })
          .onConflictDoNothing()
          .returning({ name: knownClientDevices.name });
  return inserted.length > 0;
}
