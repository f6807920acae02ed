import { secondFactorErrors } from '@restitui/domain/accounts/second-factor/second-factor.errors.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { notifyOfFactor } from '../notify-of-factor.service.ts';
import { requireOwnFactors } from '../own-factors.service.ts';
import { renewRecoveryCodesOf } from '../recovery-codes.service.ts';

export async function renewRecoveryCodes(context: Context<UserActor, OwnTransactions>) {
  const { actor, inTenant, platform } = context;
  const owner = { id_tenant: actor.id_tenant, id_user: actor.id };
  const recoveryCodes = await inTenant(owner.id_tenant, async (db) => {
    const factors = await requireOwnFactors(db, context);
    if (factors.length === 0) throw new AppError(secondFactorErrors.factor_not_found);
    await notifyOfFactor({ db, platform }, owner, 'recoveryCodesRenewed');
    return renewRecoveryCodesOf(db, owner, platform.clock.now().toISOString());
  });
  return { data: { recoveryCodes } };
}
