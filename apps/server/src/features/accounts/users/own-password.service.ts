import { createHash } from 'node:crypto';
import { sessionErrors } from '@restitui/domain/accounts/session/session.errors.ts';
import { signInThrottle } from '@restitui/domain/accounts/session/sign-in-throttle.ts';
import type { UserActor } from '../../../kernel/actor.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { verifyPassword } from '../../../platform/passwords.ts';
import { countAttempts, insertAttempt, markSucceeded } from '../session/session.repository.ts';

/**
 * Returns whether the password of the session's account was typed. Attempts are throttled like those of a sign-in, in
 * separate transactions, so that the password cannot be guessed with a stolen session.
 */
export async function verifyOwnPassword(
  { actor, inTenant, origin, platform }: Context<UserActor, OwnTransactions>,
  password_hash: string,
  typed: string,
): Promise<boolean> {
  const { windowMinutes, perAccountAndAddress } = signInThrottle;
  const now = platform.clock.now();
  const account = createHash('sha256').update(`own\n${actor.id}`).digest('hex');
  const since = new Date(now.getTime() - windowMinutes * 60_000).toISOString();
  const id = newId();

  const refused = await inTenant(actor.id_tenant, async (db) => {
    const failures = await countAttempts(db, account, origin.address, since);
    if (failures.account >= perAccountAndAddress) return true;
    await insertAttempt(db, { id, account, address: origin.address, at: now.toISOString(), succeeded: false });
    return false;
  });
  if (refused) throw new AppError(sessionErrors.too_many_attempts, { retryAfter: windowMinutes * 60 });

  const proven = await verifyPassword(password_hash, typed);
  if (proven) await inTenant(actor.id_tenant, (db) => markSucceeded(db, id));
  return proven;
}
