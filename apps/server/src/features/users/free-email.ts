import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { TypeUser } from '@restitui/domain/users/cargo.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { locateAccount } from '../session/session.repository.ts';
import { findProvider } from '../tenants/tenants.repository.ts';

interface Wanting {
  id_tenant: TenantId;
  typeUser: TypeUser;
  /** Of a person who already is. */
  id?: string;
}

/** Sign-in looks for ADMINs first and everywhere: an ADMIN's e-mail is nobody else's, a USUARIO's is so in the tenant. */
export async function isEmailFree(db: Db, email: string, { id_tenant, typeUser, id }: Wanting): Promise<boolean> {
  const holder = await locateAccount(db, email, id_tenant);
  if (!holder || holder.id_user === id) return true;
  return typeUser === 'USUARIO' && ![id_tenant, await findProvider(db)].includes(holder.id_tenant);
}
