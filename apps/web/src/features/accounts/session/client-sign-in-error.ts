import { ApiError } from '../../../lib/api-error.ts';
import { sessionMessages } from './session.messages.ts';
import { signInError } from './sign-in-error.ts';

/** Returns the message of a failed client sign-in (foundation F-109..F-111). */
export function clientSignInError(error: unknown): string {
  if (!(error instanceof ApiError)) return sessionMessages.serverError;
  if (error.status === 401) return sessionMessages.clientRefused;
  if (error.code === 'unexpected_answer' || error.code === 'client_without_company') return sessionMessages.noClient;
  if (error.status === 429 || error.code === 'unknown_host') return signInError(error);
  return sessionMessages.serverError;
}
