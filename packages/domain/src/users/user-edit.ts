import { z } from 'zod';
import { cepText } from '../lookups/cep-text.ts';
import { cnpjText } from '../lookups/cnpj-text.ts';
import { address } from './address.ts';
import { personFields, phoneText } from './person-fields.ts';

/** A field that may be left empty: null then. */
function emptied<T extends z.ZodType<unknown, string>>(shape: T) {
  return z
    .string()
    .nullable()
    .transform((text) => text?.trim() || null)
    .pipe(shape.nullable());
}

/** The edit form of a person; what was never known may stay empty. */
export const userEdit = z.object({
  ...personFields,
  // In English as listed (client-work C-36).
  email: z.string().trim().pipe(z.email('Invalid email address')),
  tel: emptied(phoneText('Telefone')),
  cnpj: emptied(cnpjText),
  razao_social: emptied(z.string().max(200, 'Use no máximo 200 caracteres.')),
  cep: emptied(cepText),
  logradouro: emptied(address.shape.logradouro),
  numero: emptied(address.shape.numero),
  complemento: emptied(z.string().max(120, 'Use no máximo 120 caracteres.')),
  bairro: emptied(address.shape.bairro),
  municipio: emptied(address.shape.municipio),
  estado: emptied(address.shape.estado),
});
export type UserEdit = z.output<typeof userEdit>;
export type TypedUserEdit = z.input<typeof userEdit>;
export type UserEditField = keyof UserEdit;
export const userEditFields = Object.keys(userEdit.shape) as UserEditField[];

/** The fields of `edited` that differ from the record. */
export function changesOf<R extends Record<UserEditField, string | null>>(
  record: R,
  edited: Partial<UserEdit>,
): Partial<UserEdit> {
  const changed = userEditFields.filter((field) => edited[field] !== undefined && edited[field] !== record[field]);
  return Object.fromEntries(changed.map((field) => [field, edited[field]]));
}

/** Fields to be changed that are no longer as the editor had them before, unless they already are as wanted. */
export function overtakenFields(
  record: Record<UserEditField, string | null>,
  changed: Partial<UserEdit>,
  seen: Partial<Record<UserEditField, string | null>>,
): UserEditField[] {
  return userEditFields.filter(
    (field) => field in changed && seen[field] !== undefined && seen[field] !== record[field],
  );
}
