import { z } from 'zod';

/** Help text of the password field. */
export const passwordRule = 'Ao menos 6 caracteres, com letras e números.';

export const newPassword = z
  .string('Senha é obrigatória')
  .min(6, 'A senha deve ter ao menos 6 caracteres')
  .max(200, 'Senha muito longa')
  // One sentence at a time.
  .refine((text) => text.length < 6 || (/\p{L}/u.test(text) && /\d/.test(text)), 'A senha deve ter letras e números');
