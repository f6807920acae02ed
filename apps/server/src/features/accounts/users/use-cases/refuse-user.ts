import { canRefuseUser } from '@restitui/domain/accounts/users/users.access.ts';
import type { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { notify } from '../../../operations/messages/notify.service.ts';
import { softDeleteUser } from '../soft-delete-user.service.ts';
import { requireUserFor } from '../user.gate.ts';
import { lockUser } from '../users.repository.ts';

/** Deletes a registration that no CEO activated, and tells the person why. */
export async function refuseUser(
  context: Context,
  { params: { id }, body: { motivo } }: Input<typeof usersApi.refuse>,
) {
  const { db, tenant } = context;
  await lockUser(db, tenant, id);
  const user = await requireUserFor(context, id, canRefuseUser, userErrors.user_refuse_denied);
  if (user.isAccepted || user.suspendedAt !== null) throw new AppError(userErrors.user_not_pending);

  await notify(context, {
    event: 'cadastro_negado',
    about: { id_user: id },
    key: id,
    facts: { motivo },
    links: { parte: '' },
  });
  await softDeleteUser(context, id);
  await recordChanges(context, { entity: 'USUARIO', id }, {}, { motivo });
  return { data: { deleted: [id] } };
}
