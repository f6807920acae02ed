import { ApiError, errorText } from '../../../lib/api-error.ts';
import { factorMessages } from './second-factor.messages.ts';

/** Returns the message of a failed confirmation; an error of the browser means that the passkey was not used. */
export function factorError(error: unknown): string {
  return error instanceof ApiError ? errorText(error) : factorMessages.passkeyCancelled;
}
