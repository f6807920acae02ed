import { secondFactorErrors } from '@restitui/domain/accounts/second-factor/second-factor.errors.ts';
import { maxFactors } from '@restitui/domain/accounts/second-factor/second-factor-limits.ts';
import { sessionErrors } from '@restitui/domain/accounts/session/session.errors.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import { deleteOtherSessions, findSession, markAuthenticated } from '../session/session.repository.ts';
import { notifyOfFactor } from './notify-of-factor.service.ts';
import { renewRecoveryCodesOf } from './recovery-codes.service.ts';
import { type FactorRow, listFactors, lockFactors } from './second-factor.repository.ts';

type Own = Pick<Context<UserActor, OwnTransactions>, 'actor' | 'sessionId' | 'platform'>;

/**
 * Returns the factors of the session's account for a change of them. Once an account has a factor, only a session that
 * used one may change them: a session opened without it, as by OpenID Connect, proves less.
 */
export async function requireOwnFactors(db: Db, { actor, sessionId }: Own): Promise<FactorRow[]> {
  await lockFactors(db, actor.id_tenant, actor.id);
  const factors = await listFactors(db, actor.id_tenant, actor.id);
  const session = await findSession(db, actor.id_tenant, sessionId);
  if (factors.length > 0 && !session?.secondFactorAt) throw new AppError(sessionErrors.reauthentication_required);
  return factors;
}

/** Requires room for one more factor. */
export async function requireRoomForFactor(db: Db, own: Own): Promise<FactorRow[]> {
  const factors = await requireOwnFactors(db, own);
  if (factors.length >= maxFactors) throw new AppError(secondFactorErrors.factor_limit);
  return factors;
}

/**
 * Completes an enrolment: ends the account's other sessions, marks this one as proven and informs the person. Returns
 * the recovery codes with the first factor.
 */
export async function finishEnrolment(
  db: Db,
  { actor, sessionId, platform }: Own,
  { isFirst }: { isFirst: boolean },
): Promise<{ recoveryCodes?: string[] }> {
  const { id, id_tenant } = actor;
  const now = platform.clock.now().toISOString();
  await deleteOtherSessions(db, id_tenant, id, sessionId);
  await markAuthenticated(db, id_tenant, sessionId, { authenticatedAt: now, secondFactorAt: now });
  await notifyOfFactor({ db, platform }, { id_tenant, id_user: id }, 'enrolled');
  if (!isFirst) return {};
  return { recoveryCodes: await renewRecoveryCodesOf(db, { id_tenant, id_user: id }, now) };
}
