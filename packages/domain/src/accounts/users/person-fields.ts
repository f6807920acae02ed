import { isCpf } from '@restitui/brazil/cpf.ts';
import { z } from 'zod';
import { passwordOf } from '../passwords/new-password.ts';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** A phone number with any mask, parsed to digits. */
export const phoneText = (what: string) =>
  z
    .string()
    .transform(digitsOf)
    .refine((digits) => digits.length >= 10, `${what} deve ter ao menos 10 dígitos`)
    .refine((digits) => digits.length <= 13, `${what} deve ter no máximo 13 dígitos`);

/** Name and contacts in every form about users: CPF and WhatsApp are parsed to digits. */
export const personFields = {
  name: z.string().trim().min(1, 'Nome é obrigatório').max(200, 'Nome muito longo'),
  cpf: z.string().refine(isCpf, 'CPF inválido. Verifique o número digitado.').transform(digitsOf),
  email: z.string().trim().pipe(z.email('Email inválido')),
  whatsApp: phoneText('WhatsApp'),
};

export const weakPassword = 'A senha deve ter ao menos 6 caracteres, com letra maiúscula, caractere especial e número.';

/** The password of partners and accounting firms (foundation C-16). */
export const strongPassword = passwordOf({
  message: weakPassword,
  accepts: (text) => /\p{Lu}/u.test(text) && /[^\p{L}\p{N}\s]/u.test(text) && /\p{Nd}/u.test(text),
});
