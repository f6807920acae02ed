import { formatCep } from '@restitui/brazil/cep.ts';
import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { formatCpf } from '@restitui/brazil/cpf.ts';
import { formatPhone } from '@restitui/brazil/phone.ts';
import { type UserEditField, userEditFields } from '@restitui/domain/users/user-edit.ts';
import type { User } from '@restitui/domain/users/users.api.ts';

const formats: Partial<Record<UserEditField, (text: string) => string>> = {
  cpf: formatCpf,
  whatsApp: formatPhone,
  tel: formatPhone,
  cnpj: formatCnpj,
  cep: formatCep,
};

/** A record as its form shows it: masked, and empty where nothing is known. */
export function typedUserOf(user: Pick<User, UserEditField>): Record<UserEditField, string> {
  const fields = userEditFields.map((field) => [field, (formats[field] ?? String)(user[field] ?? '')]);
  return Object.fromEntries(fields) as Record<UserEditField, string>;
}
