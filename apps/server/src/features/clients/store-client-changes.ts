import type { ClientEdit } from '@restitui/domain/clients/client-edit.ts';
import { powerOfAttorneyEdit, touches } from '@restitui/domain/clients/client-edit.ts';
import type { Client } from '@restitui/domain/clients/clients.api.ts';
import { clientErrors } from '@restitui/domain/clients/clients.errors.ts';
import { AppError } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/context.ts';
import { settlePowerOfAttorney } from '../alerts/settle-power-of-attorney.ts';
import { recordChanges } from '../change-history/record-changes.ts';
import { spendContactProofs } from '../verification-codes/proven-contacts.ts';
import { updateClientRow } from './client-changes.repository.ts';
import { updateOwner } from './owners.repository.ts';

/** A new contact of the owner is stored only with its proof. */
async function storeOwnerContacts(context: Context, id_owner: string, changed: Partial<ClientEdit>): Promise<void> {
  const { contatoProprietario: whatsApp, emailProprietario: email } = changed;
  if (whatsApp === undefined && email === undefined) return;
  if (!(await spendContactProofs(context.db, context, { whatsApp, email }))) {
    throw new AppError(clientErrors.contacts_unproven);
  }
  await updateOwner(context.db, context.tenant, id_owner, {
    ...(whatsApp !== undefined && { contatoProprietario: whatsApp }),
    ...(email !== undefined && { emailProprietario: email }),
  });
}

/** Stores what changed of a client and its owner, writes the history, and settles the alerts that hang on it. */
export async function storeClientChanges(
  context: Context,
  client: Client,
  changed: Partial<ClientEdit>,
): Promise<Client> {
  const { db, tenant } = context;
  const { cnpjcpf } = client;
  const { contatoProprietario: _, emailProprietario: __, ...own } = changed;
  await storeOwnerContacts(context, client.id_owner, changed);
  if (Object.keys(own).length > 0) await updateClientRow(db, tenant, cnpjcpf, own);
  await recordChanges(context, { entity: 'CLIENTE', id: cnpjcpf, id_client: cnpjcpf }, { ...client }, changed);

  const next = { ...client, ...changed };
  if (changed.status !== undefined || touches(changed, powerOfAttorneyEdit)) await settlePowerOfAttorney(context, next);
  return next;
}
