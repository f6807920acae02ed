import { commissionOf } from '@restitui/domain/users/commission.ts';
import { canChangeCommission } from '@restitui/domain/users/users.access.ts';
import type { usersApi } from '@restitui/domain/users/users.api.ts';
import { userErrors } from '@restitui/domain/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { recordChanges } from '../../change-history/record-changes.ts';
import { requireUserFor } from '../manageable-user.ts';
import { updateUser, userOnWire } from '../users.repository.ts';

export async function changeUserCommission(
  context: Context,
  { body: { id, comissao_user } }: Input<typeof usersApi.changeCommission>,
) {
  const user = await requireUserFor(context, id, canChangeCommission, userErrors.commission_change_denied);

  const saved = commissionOf(comissao_user);
  await updateUser(context.db, context.tenant, user.id, saved);
  await recordChanges(context, { entity: 'USUARIO', id: user.id }, user, { comissao_user: saved.comissao_user });
  return { data: userOnWire({ ...user, ...saved }) };
}
