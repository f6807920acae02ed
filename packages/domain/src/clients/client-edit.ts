import { ufs } from '@restitui/brazil/uf.ts';
import { z } from 'zod';
import { cepText } from '../lookups/cep-text.ts';
import { contactEmail, whatsAppNumber } from '../verification-codes/contact.ts';
import { blankOr } from './blank-or.ts';
import { clientStatus } from './client-status.ts';
import { clientCommission, requiredText } from './new-client.ts';

const text = (longest = 200) => z.string().trim().max(longest, `Use no máximo ${longest} caracteres.`);

const dayOrNone = z
  .string()
  .nullable()
  .transform((typed) => typed?.trim() || null)
  .pipe(z.iso.date('Data inválida').nullable());

/** Both are channels to the person who signs: what is new is proven by a code. */
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

/** What the contract says of money: commission in whole percent, and where the client is paid. */
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

/** All that is changed of a client after it was made; who owns it and who is responsible are not. */
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
export const clientEditFields = Object.keys(clientEdit.shape) as ClientEditField[];

/** What a client or its owner has in the fields that can be changed. */
export type EditableClient = Pick<Record<ClientEditField, string | number | boolean | null>, ClientEditField>;

/** Whether a change names one of these fields at all. */
export function touches(edited: Partial<ClientEdit>, shape: { shape: object }): boolean {
  return Object.keys(shape.shape).some((field) => edited[field as ClientEditField] !== undefined);
}

/** The fields of `edited` that differ from the client. */
export function clientChangesOf(client: EditableClient, edited: Partial<ClientEdit>): Partial<ClientEdit> {
  const changed = clientEditFields.filter((field) => edited[field] !== undefined && edited[field] !== client[field]);
  return Object.fromEntries(changed.map((field) => [field, edited[field]]));
}

/** Fields to be changed that are no longer as the editor had them before. */
export function overtakenClientFields(
  client: EditableClient,
  changed: Partial<ClientEdit>,
  seen: Partial<EditableClient>,
): ClientEditField[] {
  return clientEditFields.filter(
    (field) => field in changed && seen[field] !== undefined && seen[field] !== client[field],
  );
}
