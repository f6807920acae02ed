import { isGuessable } from '@restitui/domain/accounts/passwords/guessable-password.ts';
import { passwordLength } from '@restitui/domain/accounts/passwords/new-password.ts';
import { passwordErrors } from '@restitui/domain/accounts/passwords/passwords.errors.ts';
import type { ErrorDefinition } from '@restitui/domain/wire/errors.ts';
import { dictionary } from '@zxcvbn-ts/language-common';

/** Frequent passwords of public leaks, in lower case, as far as they are long enough to be chosen here. */
const leaked = new Set(dictionary['passwords-common'].filter((text) => [...text].length >= passwordLength.min));

/** The number of listed passwords that the rule on length would accept. */
export const leakedPasswords = leaked.size;

/**
 * Returns why a new password is refused: it was leaked, or it is guessable from what is known about the account.
 * @param known names, e-mails and companies of the account
 */
export function weaknessOf(
  password: string,
  known: readonly (string | null | undefined)[],
): ErrorDefinition | undefined {
  if (leaked.has(password.normalize('NFC').toLowerCase())) return passwordErrors.password_leaked;
  return isGuessable(password, known) ? passwordErrors.password_guessable : undefined;
}
