import { formatCep } from '@restitui/brazil/cep.ts';
import { formatCnpj } from '@restitui/brazil/cnpj.ts';
import { formatCpf } from '@restitui/brazil/cpf.ts';
import { formatPhone } from '@restitui/brazil/phone.ts';
import { type UserEditField, userEditFields } from '@restitui/domain/accounts/users/user-edit.ts';
import type { User } from '@restitui/domain/accounts/users/users.api.ts';
import { recordOf } from '@restitui/domain/wire/record-keys.ts';

const formats: Partial<Record<UserEditField, (text: string) => string>> = {
  cpf: formatCpf,
  whatsApp: formatPhone,
  tel: formatPhone,
  cnpj: formatCnpj,
  cep: formatCep,
};

/** Returns the text of each field as a form shows it: masked, and empty when the value is unknown. */
export function userFormValues(user: Pick<User, UserEditField>): Record<UserEditField, string> {
  return recordOf(userEditFields, (field) => (formats[field] ?? String)(user[field] ?? ''));
}
