import { canSaveAddress } from '@restitui/domain/accounts/users/users.access.ts';
import type { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { rewriteUnsignedAgreements } from '../../../agreements/documents/rewrite-unsigned.service.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { toUserResponse } from '../user.wire.ts';
import { findUser, updateUser } from '../users.repository.ts';

/** Replaces the whole address: fields that are not sent are cleared. */
export async function saveAddress(
  context: Context<UserActor, OwnTransactions>,
  { params: { userId }, body: address }: Input<typeof usersApi.saveAddress>,
) {
  const { actor, tenant, inTenant } = context;
  const at = userId === actor.id ? actor.id_tenant : tenant;
  return inTenant(at, async (db) => {
    const user = required(await findUser(db, at, userId), userErrors.user_not_found);
    requireAccess(canSaveAddress(actor, user), userErrors.address_denied);

    const {
      cep,
      logradouro = null,
      numero = null,
      complemento,
      bairro = null,
      municipio = null,
      estado = null,
    } = address;
    const changed = { cep, logradouro, numero, complemento: complemento || null, bairro, municipio, estado };
    await updateUser(db, at, userId, changed);
    await recordChanges({ ...context, db, tenant: at }, { entity: 'USUARIO', id: userId }, user, changed);
    await rewriteUnsignedAgreements({ ...context, db, tenant: at, author: actor.id }, { id_user: userId });
    return { data: toUserResponse({ ...user, ...changed }) };
  });
}
