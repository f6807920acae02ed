import { z } from 'zod';

/** OWASP ASVS 5.0: at least 8 characters (6.2.1) and at most no fewer than 64 (6.2.9). */
export const passwordLength = { min: 8, max: 200 } as const;

/** The minimum that the listed messages name; a shorter password gets the message of its form. */
const listedMinimum = 6;

/** Help text of the password field. */
export const passwordRule = 'Ao menos 8 caracteres. Evite senhas comuns e o seu nome, e-mail ou empresa.';

export const passwordTooShort = 'A senha deve ter ao menos 8 caracteres';

interface Form {
  /** The form's message for a missing password, one below its listed minimum, or one that `accepts` refuses. */
  message: string;
  /** A condition that the form lists beside the length. */
  accepts?: (text: string) => boolean;
}

/**
 * The rule for every password that users set for themselves or for others. Composition is free (ASVS 6.2.5) except where a form lists a
 * condition of its own. Leaked and guessable passwords are refused by the server.
 */
export function passwordOf({ message, accepts = () => true }: Form) {
  return z
    .string(message)
    .max(passwordLength.max, 'Senha muito longa')
    .superRefine((text, { addIssue }) => {
      const length = [...text].length;
      if (length < listedMinimum || !accepts(text)) addIssue({ code: 'custom', message });
      else if (length < passwordLength.min) addIssue({ code: 'custom', message: passwordTooShort });
    });
}

/** A password that its owner chooses. */
export const newPassword = z.string('Senha é obrigatória').pipe(passwordOf({ message: passwordTooShort }));
