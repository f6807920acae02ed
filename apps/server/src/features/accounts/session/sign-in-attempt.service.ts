import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sessionErrors } from '@restitui/domain/accounts/session/session.errors.ts';
import { signInThrottle } from '@restitui/domain/accounts/session/sign-in-throttle.ts';
import type { VisitorActor } from '../../../kernel/actor.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context, TenantLookup } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { countAttempts, deleteOldAttempts, insertAttempt } from './session.repository.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Returns the key of an account in the throttle: a hash, so that neither e-mail nor CPF is stored. */
export function accountKey(...names: string[]): string {
  return createHash('sha256').update(names.join('\n').toLowerCase()).digest('hex');
}

type Dependencies = Pick<Context<VisitorActor, TenantLookup>, 'withoutTenant' | 'origin' | 'platform'>;

/**
 * Records a failed attempt before the password is checked, so that concurrent attempts count each other; a success
 * marks it later. Returns the id of the attempt, or throws a 429.
 */
export async function startSignInAttempt({ withoutTenant, origin, platform }: Dependencies, account: string) {
  const { windowMinutes, perAccountAndAddress, perAddress, perAccount } = signInThrottle;
  const now = platform.clock.now();
  const windowStart = ago(now, windowMinutes * minute);
  const id = newId();
  const { failures, refused } = await withoutTenant(async (db) => {
    await deleteOldAttempts(db, windowStart, ago(now, 90 * day));
    const failures = await countAttempts(db, account, origin.address, windowStart);
    const refused =
      failures.accountAndAddress >= perAccountAndAddress ||
      failures.address >= perAddress ||
      (failures.account >= perAccount && !failures.known);
    if (!refused) {
      await insertAttempt(db, { id, account, address: origin.address, at: now.toISOString(), succeeded: false });
    }
    return { failures, refused };
  });
  if (refused) throw new AppError(sessionErrors.too_many_attempts, { retryAfter: windowMinutes * 60 });
  if (failures.account >= perAccount) await wait(1000);
  return id;
}

function ago(now: Date, milliseconds: number): string {
  return new Date(now.getTime() - milliseconds).toISOString();
}
