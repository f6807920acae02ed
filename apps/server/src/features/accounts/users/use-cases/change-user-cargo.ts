import { offeredCargos } from '@restitui/domain/accounts/users/cargo.ts';
import { canChangeCargo } from '@restitui/domain/accounts/users/users.access.ts';
import type { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { requireOtherCeo } from '../last-ceo.gate.ts';
import { requireUserFor } from '../user.gate.ts';
import { toUserResponse } from '../user.wire.ts';
import { updateUser } from '../users.repository.ts';

export async function changeUserCargo(
  context: Context,
  { body: { id, typeCargo } }: Input<typeof usersApi.changeCargo>,
) {
  const refusal = id === context.actor.id ? userErrors.own_cargo_denied : userErrors.cargo_change_denied;
  const user = await requireUserFor(context, id, canChangeCargo, refusal);
  if (!offeredCargos[user.typeUser].includes(typeCargo)) {
    throw new AppError(wireErrors.invalid_input, { issues: [{ path: 'typeCargo', message: 'Selecione um cargo.' }] });
  }

  if (typeCargo !== 'CEO') await requireOtherCeo(context, user);
  await updateUser(context.db, context.tenant, user.id, { typeCargo });
  await recordChanges(context, { entity: 'USUARIO', id: user.id }, user, { typeCargo });
  return { data: toUserResponse({ ...user, typeCargo }) };
}
