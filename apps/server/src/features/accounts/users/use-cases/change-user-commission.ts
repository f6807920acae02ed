import { storedCommission } from '@restitui/domain/accounts/users/commission.ts';
import { canChangeCommission } from '@restitui/domain/accounts/users/users.access.ts';
import type { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { rewriteUnsignedAgreements } from '../../../agreements/documents/rewrite-unsigned.service.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { requireUserFor } from '../user.gate.ts';
import { toUserResponse } from '../user.wire.ts';
import { updateUser } from '../users.repository.ts';

export async function changeUserCommission(
  context: Context,
  { body: { id, comissao_user } }: Input<typeof usersApi.changeCommission>,
) {
  const user = await requireUserFor(context, id, canChangeCommission, userErrors.commission_change_denied);

  const saved = storedCommission(comissao_user);
  await updateUser(context.db, context.tenant, user.id, saved);
  await recordChanges(context, { entity: 'USUARIO', id: user.id }, user, { comissao_user: saved.comissao_user });
  await rewriteUnsignedAgreements({ ...context, author: context.actor.id }, { id_user: user.id });
  return { data: toUserResponse({ ...user, ...saved }) };
}
