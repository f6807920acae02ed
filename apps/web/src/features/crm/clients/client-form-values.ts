import { formatCep } from '@restitui/brazil/cep.ts';
import { formatPhone } from '@restitui/brazil/phone.ts';
import type { ClientEditField } from '@restitui/domain/crm/clients/client-edit.ts';
import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import { commissionText } from '@restitui/domain/crm/clients/regime-form.ts';
import { recordOf } from '@restitui/domain/wire/record-keys.ts';

const formats: Partial<Record<ClientEditField, (client: Client) => string>> = {
  contatoProprietario: (client) => formatPhone(client.contatoProprietario),
  contatoContador: (client) => formatPhone(client.contatoContador),
  cep: (client) => formatCep(client.cep),
  comissaoTenant: (client) => commissionText(client.comissaoTenant),
};

/** Returns the text of each field as a form shows it: masked, and empty when the value is unknown. */
export function clientFormValues<F extends ClientEditField>(client: Client, fields: readonly F[]): Record<F, string> {
  return recordOf(fields, (field) => formats[field]?.(client) ?? String(client[field] ?? ''));
}
