import type { UserActor } from '../../../kernel/actor.ts';
import type { Context, OwnTransactions, WithoutTenant } from '../../../kernel/context.ts';
import { verifyPassword } from '../../../platform/passwords.ts';
import { markSucceeded } from '../session/session.repository.ts';
import { accountKey, startSignInAttempt } from '../session/sign-in-attempt.service.ts';

/**
 * Returns whether the password of the session's account was typed. Attempts are throttled like those of a sign-in, in
 * separate transactions, so that the password cannot be guessed with a stolen session.
 */
export async function verifyOwnPassword(
  { actor, inTenant, origin, platform }: Context<UserActor, OwnTransactions>,
  password_hash: string,
  typed: string,
): Promise<boolean> {
  const withoutTenant: WithoutTenant = (work) => inTenant(actor.id_tenant, work);
  const account = accountKey('own', actor.id);
  // A stolen session may be used from many addresses: its attempts count as those of one.
  const anywhere = { ...origin, address: account };
  const attempt = await startSignInAttempt({ withoutTenant, origin: anywhere, platform }, account, { kind: 'proof' });
  const proven = await verifyPassword(password_hash, typed);
  if (proven) await inTenant(actor.id_tenant, (db) => markSucceeded(db, attempt));
  return proven;
}
