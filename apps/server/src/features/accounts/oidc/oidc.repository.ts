import type { IdentityProvider } from '@restitui/domain/accounts/oidc/identity-provider.ts';
import type { OidcRefusal } from '@restitui/domain/accounts/oidc/oidc.errors.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { and, asc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { oidcIdentities, oidcProviders, oidcSignIns } from './oidc.table.ts';

export type ProviderRow = typeof oidcProviders.$inferSelect;

export async function listProviders(db: Db, id_tenant: TenantId): Promise<ProviderRow[]> {
  return db
    .select()
    .from(oidcProviders)
    .where(eq(oidcProviders.id_tenant, id_tenant))
    .orderBy(asc(oidcProviders.provider));
}

export async function findProvider(
  db: Db,
  id_tenant: TenantId,
  provider: IdentityProvider,
): Promise<ProviderRow | undefined> {
  const [row] = await db
    .select()
    .from(oidcProviders)
    .where(and(eq(oidcProviders.id_tenant, id_tenant), eq(oidcProviders.provider, provider)));
  return row;
}

export async function putProvider(db: Db, row: ProviderRow): Promise<void> {
  const { id_tenant: _, provider: __, ...values } = row;
  await db
    .insert(oidcProviders)
    .values(row)
    .onConflictDoUpdate({ target: [oidcProviders.id_tenant, oidcProviders.provider], set: values });
}

export async function deleteProvider(db: Db, id_tenant: TenantId, provider: IdentityProvider): Promise<void> {
  await db
    .delete(oidcProviders)
    .where(and(eq(oidcProviders.id_tenant, id_tenant), eq(oidcProviders.provider, provider)));
}

/** Deletes the tenant's sign-ins that are past their time. */
export async function insertSignIn(db: Db, row: typeof oidcSignIns.$inferInsert): Promise<void> {
  await db
    .delete(oidcSignIns)
    .where(and(eq(oidcSignIns.id_tenant, row.id_tenant), lt(oidcSignIns.expiresAt, row.createdDate)));
  await db.insert(oidcSignIns).values(row);
}

/** Returns the started sign-in of a state once; a second answer with the same state finds nothing. */
export async function takeAnswer(db: Db, id_tenant: TenantId, state_hash: string, now: string) {
  const [row] = await db
    .update(oidcSignIns)
    .set({ answeredAt: now })
    .where(
      and(
        eq(oidcSignIns.id_tenant, id_tenant),
        eq(oidcSignIns.state_hash, state_hash),
        isNull(oidcSignIns.answeredAt),
        gt(oidcSignIns.expiresAt, now),
      ),
    )
    .returning();
  return row;
}

/** Stores the outcome, to be fetched with the ticket. */
export async function storeOutcome(
  db: Db,
  id_tenant: TenantId,
  id: string,
  outcome: { ticket_hash: string; expiresAt: string; id_user: string | null; refusal: OidcRefusal | null },
): Promise<void> {
  await db
    .update(oidcSignIns)
    .set(outcome)
    .where(and(eq(oidcSignIns.id_tenant, id_tenant), eq(oidcSignIns.id, id)));
}

/** Returns the outcome once, to the browser that began. */
export async function takeOutcome(
  db: Db,
  id_tenant: TenantId,
  hashes: { ticket: string; browser: string },
  now: string,
) {
  const [row] = await db
    .delete(oidcSignIns)
    .where(
      and(
        eq(oidcSignIns.id_tenant, id_tenant),
        eq(oidcSignIns.ticket_hash, hashes.ticket),
        eq(oidcSignIns.browser_hash, hashes.browser),
        gt(oidcSignIns.expiresAt, now),
      ),
    )
    .returning();
  return row;
}

export async function findIdentity(db: Db, id_tenant: TenantId, issuer: string, subject: string) {
  const [row] = await db
    .select()
    .from(oidcIdentities)
    .where(
      and(
        eq(oidcIdentities.id_tenant, id_tenant),
        eq(oidcIdentities.issuer, issuer),
        eq(oidcIdentities.subject, subject),
      ),
    );
  return row;
}

/** Binds an account to an identity; returns false when the account or the identity is bound already. */
export async function bindIdentity(db: Db, row: typeof oidcIdentities.$inferInsert): Promise<boolean> {
  const bound = await db
    .insert(oidcIdentities)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: oidcIdentities.id_user });
  return bound.length === 1;
}
