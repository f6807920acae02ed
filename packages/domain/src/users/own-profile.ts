import { z } from 'zod';
import { newUser } from './new-user.ts';

const { name, cpf, email, whatsApp } = newUser.shape;

/** What people say about themselves. The CPF is taken while none is known; a new e-mail needs the password. */
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

/** A CPF names the person in contracts and signatures: once known, only somebody else corrects it. */
export function mayChangeOwnCpf({ cpf }: Pick<Known, 'cpf'>): boolean {
  return cpf === '';
}

/** The e-mail is the key to the account: who changes it proves to be its owner. A change of case is none. */
export function needsPassword({ email }: Pick<Known, 'email'>, wanted: Pick<Known, 'email'>): boolean {
  return email.toLowerCase() !== wanted.email.trim().toLowerCase();
}
