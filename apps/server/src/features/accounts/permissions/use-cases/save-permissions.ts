import { canEditPermissions, deniedGrants } from '@restitui/domain/accounts/permissions/permissions.access.ts';
import type { permissionsApi } from '@restitui/domain/accounts/permissions/permissions.api.ts';
import { permissionErrors } from '@restitui/domain/accounts/permissions/permissions.errors.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { findUser } from '../../users/users.repository.ts';
import { findPermissions, upsertPermissions } from '../permissions.repository.ts';

export async function savePermissions(
  context: Context,
  { body: { id_user, ...flags } }: Input<typeof permissionsApi.save>,
) {
  const { db, actor, tenant } = context;
  const user = required(await findUser(db, tenant, id_user), userErrors.user_not_found);
  requireAccess(canEditPermissions(actor, user), permissionErrors.permissions_change_denied);
  const before = await findPermissions(db, tenant, id_user);
  const denied = deniedGrants(actor, before, flags);
  if (denied.length > 0) {
    const { message } = permissionErrors.flag_not_held;
    throw new AppError(permissionErrors.flag_not_held, { issues: denied.map((path) => ({ path, message })) });
  }

  await upsertPermissions(db, { id_user, id_tenant: tenant, flags });
  await recordChanges(context, { entity: 'PERMISSOES', id: id_user }, before, flags);
  return { data: { id: id_user, id_user, ...flags } };
}
