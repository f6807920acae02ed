import { formatCep } from '@restitui/brazil/cep.ts';
import { formatPhone } from '@restitui/brazil/phone.ts';
import type { ClientEditField } from '@restitui/domain/clients/client-edit.ts';
import type { Client } from '@restitui/domain/clients/clients.api.ts';
import { commissionText } from '@restitui/domain/clients/regime-form.ts';

const formats: Partial<Record<ClientEditField, (value: never) => string>> = {
  contatoProprietario: formatPhone,
  contatoContador: formatPhone,
  cep: formatCep,
  comissaoTenant: commissionText,
};

/** Fields of a client as a form shows them: masked, and empty where nothing is known. */
export function typedClientOf<F extends ClientEditField>(client: Client, fields: readonly F[]): Record<F, string> {
  const typed = fields.map((field) => [field, (formats[field] ?? String)((client[field] ?? '') as never)]);
  return Object.fromEntries(typed) as Record<F, string>;
}
