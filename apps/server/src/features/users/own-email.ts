import type { Actor } from '@restitui/domain/users/actor.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { locateAccount } from '../session/session.repository.ts';
import { findProvider } from '../tenants/tenants.repository.ts';
import { isEmailInTenant, lockEmail } from './users.repository.ts';

/**
 * Sign-in looks for ADMINs first and everywhere: an ADMIN's e-mail is nobody else's. Another consultancy's people may
 * share an e-mail with those of this one.
 */
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
