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
 * @throws one message for the operator, with a line for each invalid variable
 */
export function firstAccountOf(env: Readonly<Record<string, string | undefined>>): FirstAccount | undefined {
  const missing = firstAccountNames.filter((name) => !env[name]?.trim());
  if (missing.length === firstAccountNames.length) return undefined;
  if (missing.length > 0) throw new Error(`Para criar a primeira conta falta informar ${missing.join(', ')}.`);

  const [email = '', password = '', name = '', cpf = '', cnpj = '', company = ''] = firstAccountNames.map(
    (variable) => env[variable]?.trim() ?? '',
  );
  const found = { cpf: parseCpf(cpf), cnpj: parseCnpj(cnpj) };
  const problems = [
    ...(z.email().safeParse(email).success ? [] : [`ADMIN_EMAIL não é um e-mail: ${email}`]),
    ...passwordProblems(password, [email, name, company]),
    ...(found.cpf ? [] : [`ADMIN_CPF não é um CPF: ${cpf}`]),
    ...(found.cnpj ? [] : [`COMPANY_CNPJ não é um CNPJ: ${cnpj}`]),
  ];
  if (problems.length > 0 || !found.cpf || !found.cnpj) throw new Error(problems.join('\n'));
  return { email: email.toLowerCase(), password, name, cpf: found.cpf, company: { cnpj: found.cnpj, name: company } };
}

function passwordProblems(password: string, own: string[]): string[] {
  if (password.length < shortestPassword) return [`ADMIN_PASSWORD precisa de ${shortestPassword} caracteres.`];
  const weakness = weaknessOf(password, own);
  return weakness ? [`ADMIN_PASSWORD: ${weakness.message}`] : [];
}
