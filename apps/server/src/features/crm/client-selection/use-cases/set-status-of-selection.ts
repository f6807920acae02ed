import type { clientSelectionApi } from '@restitui/domain/crm/client-selection/client-selection.api.ts';
import { canChangeClientStatus } from '@restitui/domain/crm/clients/clients.access.ts';
import { clientErrors } from '@restitui/domain/crm/clients/clients.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { storeClientChanges } from '../../clients/store-client-changes.service.ts';
import { changeEachClient } from '../change-each-client.service.ts';

export async function setStatusOfSelection(
  context: Context,
  { body: { id_clients, status } }: Input<typeof clientSelectionApi.setStatus>,
) {
  const data = await changeEachClient(context, id_clients, async (client) => {
    requireAccess(canChangeClientStatus(context.actor), clientErrors.client_status_denied);
    if (client.status === status) return false;
    await storeClientChanges(context, client, { status });
    return true;
  });
  return { data };
}
