import { sessionErrors } from '@restitui/domain/accounts/session/session.errors.ts';
import type { Clock } from '../platform/clock.ts';
import { AppError } from './app-error.ts';

interface Proof {
  recentUntil: Date | null;
  platform: { clock: Clock };
}

/** Refuses a session whose last proof of identity is too old: 403 `reauthentication_required`. */
export function requireRecentSignIn({ recentUntil, platform }: Proof): void {
  if (recentUntil && platform.clock.now() > recentUntil) throw new AppError(sessionErrors.reauthentication_required);
}
