import { canActIn } from '@restitui/domain/accounts/users/actor.ts';
import { canExportClients } from '@restitui/domain/crm/portfolio/portfolio.access.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import type { InTenant } from '../../../kernel/context.ts';
import { findUser } from '../../accounts/users/users.repository.ts';
import type { ClientExportRow } from './client-exports.repository.ts';

/**
 * Returns the user of an export with the role and the permissions of this moment, outside a session; undefined when the
 * account has no access or may no longer export the clients of the tenant.
 */
export async function findExporter(
  { inTenant }: { inTenant: InTenant },
  { id_tenant, id_user, conta }: ClientExportRow,
): Promise<UserActor | undefined> {
  const user = await inTenant(conta, (db) => findUser(db, conta, id_user));
  if (!user?.isAccepted) return undefined;
  const { id, name, typeUser, typeCargo, permissions } = user;
  const actor: UserActor = { kind: 'user', id, name, id_tenant: conta, typeUser, typeCargo, permissions };
  return canActIn(actor, id_tenant) && canExportClients(actor) ? actor : undefined;
}
