import { z } from 'zod';
import { cepText } from '../../operations/lookups/cep-text.ts';
import { cnpjText } from '../../operations/lookups/cnpj-text.ts';
import { address } from './address.ts';
import { personFields, phoneText } from './person-fields.ts';

/** Makes a field optional: an empty text becomes null. */
function emptyAsNull<T extends z.ZodType<unknown, string>>(shape: T) {
  return z
    .string()
    .nullable()
    .transform((text) => text?.trim() || null)
    .pipe(shape.nullable());
}

/** The edit form of a user; values that were never known may stay empty. */
export const userEdit = z.object({
  ...personFields,
  // In English, as listed (client-work C-36).
  email: z.string().trim().pipe(z.email('Invalid email address')),
  tel: emptyAsNull(phoneText('Telefone')),
  cnpj: emptyAsNull(cnpjText),
  razao_social: emptyAsNull(z.string().max(200, 'Use no máximo 200 caracteres.')),
  cep: emptyAsNull(cepText),
  logradouro: emptyAsNull(address.shape.logradouro),
  numero: emptyAsNull(address.shape.numero),
  complemento: emptyAsNull(z.string().max(120, 'Use no máximo 120 caracteres.')),
  bairro: emptyAsNull(address.shape.bairro),
  municipio: emptyAsNull(address.shape.municipio),
  estado: emptyAsNull(address.shape.estado),
});
export type UserEdit = z.output<typeof userEdit>;
export type TypedUserEdit = z.input<typeof userEdit>;
export type UserEditField = keyof UserEdit;
export const userEditFields = userEdit.keyof().options;

/** Returns the fields of `edited` that differ from the record. */
export function changedUserFields<R extends Record<UserEditField, string | null>>(
  record: R,
  edited: Partial<UserEdit>,
): Partial<UserEdit> {
  const changed = userEditFields.filter((field) => edited[field] !== undefined && edited[field] !== record[field]);
  return Object.fromEntries(changed.map((field) => [field, edited[field]]));
}

/** Returns the fields that another user has changed since they were read, unless they already have the wanted value. */
export function conflictingUserFields(
  record: Record<UserEditField, string | null>,
  changed: Partial<UserEdit>,
  seen: Partial<Record<UserEditField, string | null>>,
): UserEditField[] {
  return userEditFields.filter(
    (field) => field in changed && seen[field] !== undefined && seen[field] !== record[field],
  );
}
