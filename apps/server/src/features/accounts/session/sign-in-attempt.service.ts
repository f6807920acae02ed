import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sessionErrors } from '@restitui/domain/accounts/session/session.errors.ts';
import type { SignInAttemptKind } from '@restitui/domain/accounts/session/sign-in-attempt-kind.ts';
import { signInThrottle, throttleOf } from '@restitui/domain/accounts/session/sign-in-throttle.ts';
import type { VisitorActor } from '../../../kernel/actor.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context, TenantLookup } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { recentWindow } from '../../../kernel/recent-window.ts';
import { countAttempts, deleteOldAttempts, insertAttempt } from './sign-in-attempts.repository.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Returns the key of an account in the throttle: a hash, so that neither e-mail nor CPF is stored. */
export function accountKey(...names: string[]): string {
  return createHash('sha256').update(names.join('\n').toLowerCase()).digest('hex');
}

type Dependencies = Pick<Context<VisitorActor, TenantLookup>, 'withoutTenant' | 'origin' | 'platform'>;

interface Attempt {
  /** Kinds are counted apart; a sign-in by default. */
  kind?: SignInAttemptKind;
  /** The key of the account's sign-in, when `account` is the key of another kind of attempt. */
  knownAs?: string;
}

/**
 * Records a failed attempt before the password is checked, so that concurrent attempts count each other; a success
 * marks it later. Returns the id of the attempt, or throws a 429.
 */
export async function startSignInAttempt(
  { withoutTenant, origin: { address }, platform }: Dependencies,
  account: string,
  { kind = 'sign-in', knownAs = account }: Attempt = {},
) {
  const now = platform.clock.now();
  const at = (difference: number) => new Date(now.getTime() + difference).toISOString();
  const window = recentWindow(now, signInThrottle.windowMinutes);
  const id = newId();
  const verdict = await withoutTenant(async (db) => {
    await deleteOldAttempts(db, window, at(-90 * day));
    const verdict = throttleOf(await countAttempts(db, { account, address, kind, knownAs, ...window }));
    if (verdict !== 'refuse') await insertAttempt(db, { id, account, address, kind, at: at(0), succeeded: false });
    return verdict;
  });
  if (verdict === 'refuse') {
    throw new AppError(sessionErrors.too_many_attempts, { retryAfter: signInThrottle.windowMinutes * 60 });
  }
  if (verdict === 'slow') await wait(1000);
  return id;
}
