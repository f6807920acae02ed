import type { secondFactorApi } from '@restitui/domain/accounts/second-factor/second-factor.api.ts';
import { secondFactorErrors } from '@restitui/domain/accounts/second-factor/second-factor.errors.ts';
import { recentSignInMinutes } from '@restitui/domain/accounts/session/recent-sign-in.ts';
import { sessionErrors } from '@restitui/domain/accounts/session/session.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { AppError, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { markAuthenticated } from '../../session/session.repository.ts';
import { verifyOwnPassword } from '../../users/own-password.service.ts';
import { findUser } from '../../users/users.repository.ts';
import { answerChallenge } from '../answer-challenge.service.ts';
import { listFactors } from '../second-factor.repository.ts';

type Body = Input<typeof secondFactorApi.reauthenticate>['body'];
type Own = Context<UserActor, OwnTransactions>;

/** Accepts the password of an account without a second factor; an account with one answers a challenge. */
export async function reauthenticate(context: Own, { body }: Input<typeof secondFactorApi.reauthenticate>) {
  const { actor, sessionId, inTenant, platform } = context;
  const usedFactor = await prove(context, body);
  const now = platform.clock.now();
  const authenticatedAt = now.toISOString();
  const proven = { authenticatedAt, ...(usedFactor && { secondFactorAt: authenticatedAt }) };
  await inTenant(actor.id_tenant, (db) => markAuthenticated(db, actor.id_tenant, sessionId, proven));
  return { data: { validUntil: new Date(now.getTime() + recentSignInMinutes * 60_000).toISOString() } };
}

async function prove(context: Own, { password, challenge, ...answer }: Body): Promise<boolean> {
  const { actor, inTenant } = context;
  if (challenge !== undefined) {
    const { id_user } = await answerChallenge(context, { challenge, ...answer }, 'reauthenticate');
    if (id_user !== actor.id) throw new AppError(secondFactorErrors.second_factor_expired);
    return true;
  }
  const { user, factors } = await inTenant(actor.id_tenant, async (db) => ({
    user: required(await findUser(db, actor.id_tenant, actor.id), wireErrors.not_signed_in),
    factors: await listFactors(db, actor.id_tenant, actor.id),
  }));
  if (factors.length > 0) throw new AppError(secondFactorErrors.second_factor_required);
  const typed = required(password, wireErrors.invalid_input);
  if (!(await verifyOwnPassword(context, user.password_hash, typed)))
    throw new AppError(sessionErrors.reauthentication_failed);
  return false;
}
