import { ApiError } from '../../../lib/api-error.ts';
import { sessionMessages } from './session.messages.ts';

/** Returns the message of a failed sign-in (foundation F-097..F-102). */
export function signInError(error: unknown): string {
  if (!(error instanceof ApiError)) return sessionMessages.unknown;
  if (error.code === 'unexpected_answer') return sessionMessages.noUser;
  if (error.status !== 429 || error.retryAfter === undefined) return error.message;
  return `${error.message} ${sessionMessages.waitSeconds(error.retryAfter)}`;
}

/** Returns what happens next after a refusal of the sign-in that the listed message leaves open. */
export function signInAdvice(error: unknown): string | undefined {
  const isAwaited = error instanceof ApiError && error.code === 'user_not_accepted';
  return isAwaited ? sessionMessages.awaitsActivation : undefined;
}
