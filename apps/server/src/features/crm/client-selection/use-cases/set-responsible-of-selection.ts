import type { clientSelectionApi } from '@restitui/domain/crm/client-selection/client-selection.api.ts';
import { canTransferClient } from '@restitui/domain/crm/clients/clients.access.ts';
import type { ResponsibleCandidate } from '@restitui/domain/crm/clients/clients.api.ts';
import { clientErrors } from '@restitui/domain/crm/clients/clients.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { requireCandidate, storeResponsible } from '../../clients/transfer-client.service.ts';
import { changeEachClient } from '../change-each-client.service.ts';

export async function setResponsibleOfSelection(
  context: Context,
  { body: { id_clients, id_responsavel } }: Input<typeof clientSelectionApi.setResponsible>,
) {
  const { actor, tenant } = context;
  let candidate: Promise<ResponsibleCandidate> | undefined;

  const data = await changeEachClient(context, id_clients, async (client) => {
    requireAccess(canTransferClient(actor, { id_tenant: tenant }), clientErrors.client_transfer_denied);
    if (client.id_responsavel === id_responsavel) return false;
    // Once for all clients, and only for a caller who may transfer one, so that no other learns of users.
    candidate ??= requireCandidate(context, id_responsavel);
    await storeResponsible(context, client, await candidate);
    return true;
  });
  return { data };
}
