import type { clientSelectionApi } from '@restitui/domain/crm/client-selection/client-selection.api.ts';
import { canTransferClient } from '@restitui/domain/crm/clients/clients.access.ts';
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
  const candidate = await requireCandidate(context, id_responsavel);

  const data = await changeEachClient(context, id_clients, async (client) => {
    requireAccess(canTransferClient(actor, { id_tenant: tenant }), clientErrors.client_transfer_denied);
    if (client.id_responsavel === id_responsavel) return false;
    await storeResponsible(context, client, candidate);
    return true;
  });
  return { data };
}
