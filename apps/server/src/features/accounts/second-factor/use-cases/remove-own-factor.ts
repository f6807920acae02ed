import type { secondFactorApi } from '@restitui/domain/accounts/second-factor/second-factor.api.ts';
import { secondFactorErrors } from '@restitui/domain/accounts/second-factor/second-factor.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { isFactorRequired, securityRulesOf } from '../../../tenancy/security-settings/security-rules.service.ts';
import { deleteOtherSessions } from '../../session/session.repository.ts';
import { notifyOfFactor } from '../notify-of-factor.service.ts';
import { requireOwnFactors } from '../own-factors.service.ts';
import { deleteFactor, deleteFactorsOf } from '../second-factor.repository.ts';

/** The last factor takes the recovery codes with it; where a second factor is required it stays until there is another. */
export async function removeOwnFactor(
  context: Context<UserActor, OwnTransactions>,
  { params: { id } }: Input<typeof secondFactorApi.remove>,
) {
  const { actor, sessionId, inTenant, platform } = context;
  const { id: id_user, id_tenant, typeUser } = actor;
  await inTenant(id_tenant, async (db) => {
    const factors = await requireOwnFactors(db, context);
    if (!factors.some((factor) => factor.id === id)) throw new AppError(secondFactorErrors.factor_not_found);
    if (factors.length > 1) {
      await deleteFactor(db, id_tenant, id);
    } else {
      const rules = await securityRulesOf(platform, db, id_tenant);
      if (isFactorRequired(platform, rules, typeUser)) throw new AppError(secondFactorErrors.last_factor_required);
      await deleteFactorsOf(db, id_tenant, id_user);
    }
    await deleteOtherSessions(db, id_tenant, id_user, sessionId);
    await notifyOfFactor({ db, platform }, { id_tenant, id_user }, 'removed');
  });
  return { data: { id } };
}
