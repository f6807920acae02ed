import type { Actor } from '@restitui/domain/accounts/users/actor.ts';
import type { TypeUser } from '@restitui/domain/accounts/users/cargo.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { findProvider } from '../../tenancy/tenants/tenants.repository.ts';
import { locateAccount } from '../session/session.repository.ts';
import { isEmailInTenant, lockEmail } from './users.repository.ts';

interface EmailOwner {
  id_tenant: TenantId;
  typeUser: TypeUser;
  /** Set when the user already exists. */
  id?: string;
}

/**
 * Sign-in looks for ADMINs in all tenants first: an ADMIN's e-mail must be unique everywhere, a USUARIO's in the tenant
 * and among ADMINs.
 */
export async function isEmailFree(db: Db, email: string, { id_tenant, typeUser, id }: EmailOwner): Promise<boolean> {
  const holder = await locateAccount(db, email, id_tenant);
  if (!holder || holder.id_user === id) return true;
  return typeUser === 'USUARIO' && ![id_tenant, await findProvider(db)].includes(holder.id_tenant);
}

/** Locks the e-mail. An ADMIN's e-mail must be unique everywhere; users of different consultancies may share one. */
export async function isEmailTaken(
  db: Db,
  { id, id_tenant, typeUser }: Pick<Actor, 'id' | 'id_tenant' | 'typeUser'>,
  email: string,
): Promise<boolean> {
  await lockEmail(db, email);
  if (await isEmailInTenant(db, id_tenant, email, id)) return true;
  const holder = await locateAccount(db, email, id_tenant);
  if (!holder || holder.id_user === id) return false;
  return typeUser === 'ADMIN' || holder.id_tenant === (await findProvider(db));
}
