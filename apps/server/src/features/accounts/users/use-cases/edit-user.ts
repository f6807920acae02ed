import { changedUserFields, conflictingUserFields } from '@restitui/domain/accounts/users/user-edit.ts';
import { canChangeEmail, canEditUser } from '@restitui/domain/accounts/users/users.access.ts';
import type { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { rewriteUnsignedAgreements } from '../../../agreements/documents/rewrite-unsigned.service.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { isEmailFree } from '../email-availability.service.ts';
import { requireUserFor } from '../user.gate.ts';
import { toUserResponse } from '../user.wire.ts';
import { lockUser, updateUser } from '../users.repository.ts';

export async function editUser(
  context: Context,
  { params: { id }, body: { seen = {}, ...edited } }: Input<typeof usersApi.edit>,
) {
  const { db, actor, tenant } = context;
  await lockUser(db, tenant, id);
  const user = await requireUserFor(context, id, canEditUser, userErrors.user_edit_denied);
  const changed = changedUserFields(user, edited);
  requireAccess(changed.email === undefined || canChangeEmail(actor, user), userErrors.email_change_denied);
  const overtaken = conflictingUserFields(user, changed, seen);
  if (overtaken.length > 0) {
    const issues = overtaken.map((path) => ({ path, message: `Agora está: ${user[path] || 'vazio'}` }));
    throw new AppError(userErrors.user_changed, { issues });
  }
  if (changed.email !== undefined && !(await isEmailFree(db, changed.email, { ...user, id_tenant: tenant }))) {
    throw new AppError(userErrors.email_taken);
  }

  if (Object.keys(changed).length > 0) {
    await updateUser(db, tenant, id, changed);
    await recordChanges(context, { entity: 'USUARIO', id }, user, changed);
    await rewriteUnsignedAgreements({ ...context, author: actor.id }, { id_user: id });
  }
  return { data: toUserResponse({ ...user, ...changed }) };
}
