import type { ClientEdit } from '@restitui/domain/crm/clients/client-edit.ts';
import {
  accountantEdit,
  changesAnyOf,
  clientAddressEdit,
  clientTermsEdit,
  ownerContactEdit,
  powerOfAttorneyEdit,
} from '@restitui/domain/crm/clients/client-edit.ts';
import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import { clientErrors } from '@restitui/domain/crm/clients/clients.errors.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { consumeContactProofs } from '../../accounts/verification-codes/contact-proofs.service.ts';
import { rewriteUnsignedAgreements } from '../../agreements/documents/rewrite-unsigned.service.ts';
import { syncPowerOfAttorneyAlerts } from '../../insights/alerts/power-of-attorney-alerts.service.ts';
import { recordChanges } from '../../insights/change-history/record-changes.service.ts';
import { syncFeeAlertsOfClient } from '../../simples/refund-requests/sync-fee-alerts.service.ts';
import { refuseSampleClient } from './client.gate.ts';
import { updateClientRow } from './client-changes.repository.ts';
import { updateOwner } from './owners.repository.ts';

/** The fields that contracts are written from. */
const fieldsOfContract = [clientAddressEdit, clientTermsEdit, accountantEdit, ownerContactEdit];

/** Stores new contacts of the owner, which require proofs. */
async function storeOwnerContacts(context: Context, id_owner: string, changed: Partial<ClientEdit>): Promise<void> {
  const { contatoProprietario: whatsApp, emailProprietario: email } = changed;
  if (whatsApp === undefined && email === undefined) return;
  if (!(await consumeContactProofs(context.db, context, { whatsApp, email }))) {
    throw new AppError(clientErrors.contacts_unproven);
  }
  await updateOwner(context.db, context.tenant, id_owner, {
    ...(whatsApp !== undefined && { contatoProprietario: whatsApp }),
    ...(email !== undefined && { emailProprietario: email }),
  });
}

/** Stores the changed fields of a client and its owner with history, and updates the alert of the power of attorney. */
export async function storeClientChanges(
  context: Context,
  client: Client,
  changed: Partial<ClientEdit>,
): Promise<Client> {
  const { db, tenant } = context;
  const { cnpjcpf } = client;
  refuseSampleClient(cnpjcpf);
  const { contatoProprietario: _, emailProprietario: __, ...own } = changed;
  await storeOwnerContacts(context, client.id_owner, changed);
  if (Object.keys(own).length > 0) await updateClientRow(db, tenant, cnpjcpf, own);
  await recordChanges(context, { entity: 'CLIENTE', id: cnpjcpf, id_client: cnpjcpf }, { ...client }, changed);

  const next = { ...client, ...changed };
  if (changed.status !== undefined || changesAnyOf(changed, powerOfAttorneyEdit))
    await syncPowerOfAttorneyAlerts(context, next);
  if (fieldsOfContract.some((fields) => changesAnyOf(changed, fields))) {
    await rewriteUnsignedAgreements({ ...context, author: context.actor.id }, { id_client: cnpjcpf });
  }
  if (changed.status !== undefined || changed.comissaoTenant !== undefined) {
    await syncFeeAlertsOfClient(context, cnpjcpf);
  }
  return next;
}
