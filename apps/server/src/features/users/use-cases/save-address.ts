import { canSaveAddress } from '@restitui/domain/users/users.access.ts';
import type { usersApi } from '@restitui/domain/users/users.api.ts';
import { userErrors } from '@restitui/domain/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { recordChanges } from '../../change-history/record-changes.ts';
import { findUser, updateUser, userOnWire } from '../users.repository.ts';

/** The whole address changes with its CEP: what is not sent is emptied. */
export async function saveAddress(
  session: StaffSession,
  { params: { userId }, body: address }: Input<typeof usersApi.saveAddress>,
) {
  const { actor, tenant, inTenant } = session;
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
    await recordChanges({ ...session, db, tenant: at }, { entity: 'USUARIO', id: userId }, user, changed);
    return { data: userOnWire({ ...user, ...changed }) };
  });
}
