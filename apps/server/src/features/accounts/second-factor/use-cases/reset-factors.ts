import { canResetFactors } from '@restitui/domain/accounts/second-factor/second-factor.access.ts';
import type { secondFactorApi } from '@restitui/domain/accounts/second-factor/second-factor.api.ts';
import { secondFactorErrors } from '@restitui/domain/accounts/second-factor/second-factor.errors.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { deleteSessionsOf } from '../../session/session.repository.ts';
import { findUser } from '../../users/users.repository.ts';
import { notifyOfFactor } from '../notify-of-factor.service.ts';
import { deleteFactorsOf, lockFactors } from '../second-factor.repository.ts';
import { factorsResetText } from '../second-factor.texts.ts';

/** Removes the factors that a person lost; the person must sign in again and is told who did it and why. */
export async function resetFactors(
  { actor, tenant, inTenant, platform }: Context<UserActor, OwnTransactions>,
  { params: { id }, body: { reason } }: Input<typeof secondFactorApi.reset>,
) {
  const removed = await inTenant(tenant, async (db) => {
    const person = required(await findUser(db, tenant, id), userErrors.user_not_found);
    requireAccess(canResetFactors(actor, person), secondFactorErrors.factor_reset_denied);
    await lockFactors(db, tenant, id);
    const count = await deleteFactorsOf(db, tenant, id);
    if (count === 0) throw new AppError(secondFactorErrors.no_factor);
    await deleteSessionsOf(db, tenant, id);
    const text = (name: string) => factorsResetText(name, { by: actor.name, reason });
    await notifyOfFactor({ db, platform }, { id_tenant: tenant, id_user: id }, text);
    return count;
  });
  return { data: { removed } };
}
