import { z } from 'zod';
import { passwordOf } from '../passwords/new-password.ts';
import { creatableCargos, typeCargo, typeUser } from './cargo.ts';
import { hasPasswordOrInvitation, invites, passwordUnlessInvited } from './password-or-invitation.ts';
import { personFields } from './person-fields.ts';

const missingPassword = 'Senha deve ter ao menos 6 caracteres';

/** The registration dialog and the body of its call: CPF and WhatsApp are parsed to digits. */
export const newUser = z
  .object({
    ...personFields,
    password: passwordOf({ message: missingPassword }).optional(),
    convidar: invites,
    typeUser: z.enum(typeUser.options, 'Tipo de usuário é obrigatório'),
    typeCargo: z.enum(typeCargo.options, 'Cargo é obrigatório'),
  })
  .refine(({ typeUser, typeCargo }) => creatableCargos[typeUser].includes(typeCargo), {
    path: ['typeCargo'],
    message: 'Este cargo não pode ser criado para este tipo de usuário.',
  })
  .refine(hasPasswordOrInvitation, passwordUnlessInvited(missingPassword));
export type NewUser = z.output<typeof newUser>;
export type NewUserForm = z.input<typeof newUser>;
