import type { secondFactorApi } from '@restitui/domain/accounts/second-factor/second-factor.api.ts';
import { secondFactorErrors } from '@restitui/domain/accounts/second-factor/second-factor.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { VisitorActor } from '../../../../kernel/actor.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context, TenantLookup } from '../../../../kernel/context.ts';
import { openStaffSession } from '../../session/open-session.service.ts';
import { findUser } from '../../users/users.repository.ts';
import { answerChallenge } from '../answer-challenge.service.ts';

/** Completes a sign-in whose password was right. */
export async function answerSecondFactor(
  context: Context<VisitorActor, TenantLookup>,
  { body }: Input<typeof secondFactorApi.answer>,
) {
  const { id_tenant, id_user, method } = await answerChallenge(context, body, 'sign-in');
  const user = await context.inTenant(id_tenant, (db) => findUser(db, id_tenant, id_user));
  // Deactivated since the password was accepted.
  if (!user?.isAccepted) throw new AppError(secondFactorErrors.second_factor_expired);
  return openStaffSession(context, { id_tenant, user, method });
}
