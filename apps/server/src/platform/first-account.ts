import { type Cnpj, parseCnpj } from '@restitui/brazil/cnpj.ts';
import { parseCpf } from '@restitui/brazil/cpf.ts';
import { z } from 'zod';
import { weaknessOf } from './password-weakness.ts';

/** The provider's company and its first ADMIN, for an installation without demonstration data. */
export interface FirstAccount {
  email: string;
  password: string;
  name: string;
  cpf: string;
  company: { cnpj: Cnpj; name: string };
}

export const firstAccountNames = [
  'ADMIN_EMAIL',
  'ADMIN_PASSWORD',
  'ADMIN_NAME',
  'ADMIN_CPF',
  'COMPANY_CNPJ',
  'COMPANY_NAME',
] as const;

const shortestPassword = 10;

/**
 * Reads the first account: all of its variables or none.
 * @throws a message for the operator
 */
export function firstAccountOf(env: Readonly<Record<string, string | undefined>>): FirstAccount | undefined {
  const missing = firstAccountNames.filter((name) => !env[name]?.trim());
  if (missing.length === firstAccountNames.length) return undefined;
  if (missing.length > 0) throw new Error(`Para criar a primeira conta falta informar ${missing.join(', ')}.`);

  const [email = '', password = '', name = '', cpf = '', cnpj = '', company = ''] = firstAccountNames.map(
    (variable) => env[variable]?.trim() ?? '',
  );
  if (!z.email().safeParse(email).success) throw new Error(`ADMIN_EMAIL não é um e-mail: ${email}`);
  if (password.length < shortestPassword) throw new Error(`ADMIN_PASSWORD precisa de ${shortestPassword} caracteres.`);
  const weakness = weaknessOf(password, [email, name, company]);
  if (weakness) throw new Error(`ADMIN_PASSWORD: ${weakness.message}`);
  return {
    email: email.toLowerCase(),
    password,
    name,
    cpf: orThrow(parseCpf(cpf), `ADMIN_CPF não é um CPF: ${cpf}`),
    company: { cnpj: orThrow(parseCnpj(cnpj), `COMPANY_CNPJ não é um CNPJ: ${cnpj}`), name: company },
  };
}

function orThrow<T>(value: T | undefined, sentence: string): T {
  if (value === undefined) throw new Error(sentence);
  return value;
}
