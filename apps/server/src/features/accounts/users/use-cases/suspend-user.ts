import { canSuspendUser } from '@restitui/domain/accounts/users/users.access.ts';
import type { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { deleteSessionsOf } from '../../session/session.repository.ts';
import { requireOtherCeo } from '../last-ceo.gate.ts';
import { requireUserFor } from '../user.gate.ts';
import { toUserResponse } from '../user.wire.ts';
import { updateUser } from '../users.repository.ts';

/** Takes the access away at once: `isAccepted` is false until the account is reactivated, and the sessions end. */
export async function suspendUser(context: Context, { params: { id } }: Input<typeof usersApi.suspend>) {
  const { db, actor, tenant, platform } = context;
  const refusal = id === actor.id ? userErrors.own_user_suspend_denied : userErrors.user_suspend_denied;
  const user = await requireUserFor(context, id, canSuspendUser, refusal);
  await requireOtherCeo(context, user);
  if (!user.isAccepted) throw new AppError(userErrors.user_not_active);

  const changed = { isAccepted: false, suspendedAt: platform.clock.now().toISOString() };
  await updateUser(db, tenant, id, changed);
  await deleteSessionsOf(db, tenant, id);
  await recordChanges(context, { entity: 'USUARIO', id }, { suspenso: false }, { suspenso: true });
  return { data: toUserResponse({ ...user, ...changed }) };
}
