import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sessionErrors } from '@restitui/domain/session/session.errors.ts';
import { signInThrottle } from '@restitui/domain/session/sign-in-throttle.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { PublicContext } from '../../kernel/context.ts';
import { newId } from '../../kernel/new-id.ts';
import { countAttempts, dropOldAttempts, insertAttempt } from './session.repository.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How the throttle knows an account: never by its e-mail or CPF itself. */
export function accountKey(...names: string[]): string {
  return createHash('sha256').update(names.join('\n').toLowerCase()).digest('hex');
}

type Surroundings = Pick<PublicContext, 'withoutTenant' | 'origin' | 'platform'>;

/**
 * Counted as failed until it succeeds, before the password is looked at: tries in parallel count each other.
 * Gives the id of the attempt.
 */
export async function beginAttempt({ withoutTenant, origin, platform }: Surroundings, account: string) {
  const { windowMinutes, perAccountAndAddress, perAddress, perAccount } = signInThrottle;
  const now = platform.clock.now();
  const windowStart = ago(now, windowMinutes * minute);
  const id = newId();
  const { failures, refused } = await withoutTenant(async (db) => {
    await dropOldAttempts(db, windowStart, ago(now, 90 * day));
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
