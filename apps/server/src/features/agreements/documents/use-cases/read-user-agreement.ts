import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import { canReadUserAgreement } from '@restitui/domain/agreements/documents/agreements.access.ts';
import type { agreementsApi } from '@restitui/domain/agreements/documents/agreements.api.ts';
import { agreementErrors } from '@restitui/domain/agreements/documents/agreements.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { findLatestIdentityCheck } from '../../../accounts/identity-checks/identity-checks.repository.ts';
import { findUser } from '../../../accounts/users/users.repository.ts';
import { toAgreementTextResponse } from '../agreement.wire.ts';
import { findActiveAgreement } from '../agreements.repository.ts';

/** A user's own agreement belongs to their home tenant, even while an ADMIN acts in another one. */
export function readUserAgreement(
  { actor, tenant, platform, inTenant }: Context<UserActor, OwnTransactions>,
  { params: { userId }, query: { vazio } }: Input<typeof agreementsApi.ofUser>,
) {
  const at = userId === actor.id ? actor.id_tenant : tenant;
  return inTenant(at, async (db) => {
    const user = required(await findUser(db, at, userId), userErrors.user_not_found);
    requireAccess(canReadUserAgreement(actor, user), agreementErrors.agreement_denied);

    const active = await findActiveAgreement(db, at, { id_user: userId });
    if (!active && vazio) return { data: null };
    const found = required(active, agreementErrors.agreement_not_found);
    const signature = await findLatestIdentityCheck(db, at, { id_user: userId });
    return {
      data: toAgreementTextResponse(found, signature, user.name, { platform, viewer: { who: 'staff', id: actor.id } }),
    };
  });
}
