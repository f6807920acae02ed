import { termsOfUse } from '@restitui/domain/accounts/users/terms-of-use.ts';
import type { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { newId } from '../../../../kernel/new-id.ts';
import { insertTermsAcceptance } from '../terms-acceptances.repository.ts';
import { toUserResponse } from '../user.wire.ts';
import { findUser, updateUser } from '../users.repository.ts';

/** Stored for the user's own account in its tenant, whatever tenant an ADMIN acts in. */
export async function acceptTerms(
  { actor: { id, id_tenant }, inTenant, origin, platform }: Context<UserActor, OwnTransactions>,
  { body: { version = termsOfUse.version } }: Input<typeof usersApi.acceptTerms>,
) {
  if (version !== termsOfUse.version) throw new AppError(userErrors.terms_outdated);

  const user = await inTenant(id_tenant, async (db) => {
    await insertTermsAcceptance(db, {
      id: newId(),
      id_tenant,
      id_user: id,
      version,
      acceptedDate: platform.clock.now().toISOString(),
      address: origin.address,
      maquina: origin.maquina,
    });
    await updateUser(db, id_tenant, id, { li_aceito: true });
    return findUser(db, id_tenant, id);
  });
  return { data: toUserResponse(required(user, userErrors.user_not_found)) };
}
