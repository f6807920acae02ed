import { changesOf, overtakenFields } from '@restitui/domain/users/user-edit.ts';
import { canChangeEmail, canEditUser } from '@restitui/domain/users/users.access.ts';
import type { usersApi } from '@restitui/domain/users/users.api.ts';
import { userErrors } from '@restitui/domain/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError, requireAccess } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { recordChanges } from '../../change-history/record-changes.ts';
import { isEmailFree } from '../free-email.ts';
import { requireUserFor } from '../manageable-user.ts';
import { lockUser, updateUser, userOnWire } from '../users.repository.ts';

export async function editUser(
  context: Context,
  { params: { id }, body: { seen = {}, ...edited } }: Input<typeof usersApi.edit>,
) {
  const { db, actor, tenant } = context;
  await lockUser(db, tenant, id);
  const user = await requireUserFor(context, id, canEditUser, userErrors.user_edit_denied);
  const changed = changesOf(user, edited);
  requireAccess(changed.email === undefined || canChangeEmail(actor, user), userErrors.email_change_denied);
  const overtaken = overtakenFields(user, changed, seen);
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
  }
  return { data: userOnWire({ ...user, ...changed }) };
}
