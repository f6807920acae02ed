import { isCpf } from '@restitui/brazil/cpf.ts';
import { digitsOf } from '@restitui/brazil/digits.ts';
import { z } from 'zod';
import { creatableCargos, typeCargo, typeUser } from './cargo.ts';

/** The registration dialog, and what the server takes from it: CPF and WhatsApp come out as digits. */
export const newUser = z
  .object({
    name: z.string().trim().min(1, 'Nome é obrigatório').max(200, 'Nome muito longo'),
    cpf: z.string().refine(isCpf, 'CPF inválido. Verifique o número digitado.').transform(digitsOf),
    email: z.string().trim().pipe(z.email('Email inválido')),
    password: z.string().min(6, 'Senha deve ter ao menos 6 caracteres').max(200, 'Senha muito longa'),
    whatsApp: z
      .string()
      .transform(digitsOf)
      .refine((digits) => digits.length >= 10, 'WhatsApp deve ter ao menos 10 dígitos')
      .refine((digits) => digits.length <= 13, 'WhatsApp deve ter no máximo 13 dígitos'),
    typeUser: z.enum(typeUser.options, 'Tipo de usuário é obrigatório'),
    typeCargo: z.enum(typeCargo.options, 'Cargo é obrigatório'),
  })
  .refine(({ typeUser, typeCargo }) => creatableCargos[typeUser].includes(typeCargo), {
    path: ['typeCargo'],
    message: 'Este cargo não pode ser criado para este tipo de usuário.',
  });
export type NewUser = z.output<typeof newUser>;
export type NewUserForm = z.input<typeof newUser>;
