import { ufs } from '@restitui/brazil/uf.ts';
import { z } from 'zod';
import { contactEmail, whatsAppNumber } from '../../accounts/verification-codes/contact.ts';
import { cepText } from '../../operations/lookups/cep-text.ts';
import { dayText } from '../../wire/day.ts';
import { keysOf } from '../../wire/record-keys.ts';
import { blankOr } from './blank-or.ts';
import { clientStatus } from './client-status.ts';
import { clientCommission, requiredText } from './new-client.ts';

const text = (longest = 200) => z.string().trim().max(longest, `Use no máximo ${longest} caracteres.`);

const dayOrNone = z
  .string()
  .nullable()
  .transform((typed) => typed?.trim() || null)
  .pipe(dayText.nullable());

/** New contacts are verified by a code, because the owner is reached and signs through them. */
export const ownerContactEdit = z.object({ contatoProprietario: whatsAppNumber, emailProprietario: contactEmail });

export const accountantEdit = z.object({
  nomeContador: text(),
  contatoContador: blankOr(whatsAppNumber),
  emailContador: blankOr(contactEmail),
});

export const clientAddressEdit = z.object({
  cep: blankOr(cepText),
  logradouro: text(),
  numero: text(20),
  complemento: text(),
  bairro: text(),
  municipio: text(),
  estado: blankOr(z.string().toUpperCase().pipe(z.enum(ufs, 'UF inválida'))),
});

/** The financial terms of the contract: commission in whole percent and the client's bank account. */
export const clientTermsEdit = z.object({
  comissaoTenant: clientCommission,
  banco: requiredText('Informe o banco', 120),
  agencia: requiredText('Informe a agência', 20),
  conta: requiredText('Informe a conta', 30),
});

export const powerOfAttorneyEdit = z.object({
  procuracaoHabilitada: z.boolean(),
  procuracaoHabilitadaEm: dayOrNone,
  procuracaoValidaAte: dayOrNone,
});

/** All editable fields of a client; owner and responsible are changed elsewhere. */
export const clientEdit = z.object({
  status: clientStatus,
  ...powerOfAttorneyEdit.shape,
  ...ownerContactEdit.shape,
  ...accountantEdit.shape,
  ...clientAddressEdit.shape,
  ...clientTermsEdit.shape,
});
export type ClientEdit = z.output<typeof clientEdit>;
export type ClientEditField = keyof ClientEdit;
export const clientEditFields = clientEdit.keyof().options;

/** The current values of the editable fields of a client and its owner. */
export type EditableClient = Pick<Record<ClientEditField, string | number | boolean | null>, ClientEditField>;

/** Returns whether a change contains any of these fields. */
export function changesAnyOf(
  edited: Partial<ClientEdit>,
  { shape }: { shape: Partial<Record<ClientEditField, unknown>> },
): boolean {
  return keysOf(shape).some((field) => edited[field] !== undefined);
}

/** Returns the fields of `edited` that differ from the client. */
export function changedClientFields(client: EditableClient, edited: Partial<ClientEdit>): Partial<ClientEdit> {
  const changed = clientEditFields.filter((field) => edited[field] !== undefined && edited[field] !== client[field]);
  return Object.fromEntries(changed.map((field) => [field, edited[field]]));
}

/** Returns the fields that no longer have the value that the editor read. */
export function conflictingClientFields(
  client: EditableClient,
  changed: Partial<ClientEdit>,
  seen: Partial<EditableClient>,
): ClientEditField[] {
  return clientEditFields.filter(
    (field) => field in changed && seen[field] !== undefined && seen[field] !== client[field],
  );
}
