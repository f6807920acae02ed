import { z } from 'zod';
import { newUser } from './new-user.ts';

const { name, cpf, email, whatsApp } = newUser.shape;

/**
 * The fields that users edit of themselves. The CPF is accepted while none is stored; a new e-mail needs the password.
 */
export const ownProfile = z.object({
  name,
  email: email.pipe(z.string().max(200, 'Email muito longo')),
  whatsApp,
  cpf: cpf.optional(),
  senha_atual: z.string().max(200, 'Senha muito longa').optional(),
});
export type OwnProfile = z.output<typeof ownProfile>;
export type OwnProfileForm = z.input<typeof ownProfile>;

interface Known {
  cpf: string;
  email: string;
}

/** A CPF identifies the person in contracts and signatures: once stored, only another user can correct it. */
export function canChangeOwnCpf({ cpf }: Pick<Known, 'cpf'>): boolean {
  return cpf === '';
}

/** The e-mail is the account's key, so changing it requires the password. A change of case is not a change. */
export function needsPassword({ email }: Pick<Known, 'email'>, wanted: Pick<Known, 'email'>): boolean {
  return email.toLowerCase() !== wanted.email.trim().toLowerCase();
}
