import { AppError } from '../../../kernel/app-error.ts';
import { weaknessOf } from '../../../platform/password-weakness.ts';

/**
 * Refuses a new password that was leaked or that is guessable from what is known about the account.
 * @param known names, e-mails and companies of the account
 */
export function requireAcceptablePassword(password: string, known: readonly (string | null | undefined)[]): void {
  const weakness = weaknessOf(password, known);
  if (weakness) throw new AppError(weakness, { issues: [{ path: 'password', message: weakness.message }] });
}
