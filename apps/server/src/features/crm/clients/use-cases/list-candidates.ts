import { canTransferClient } from '@restitui/domain/crm/clients/clients.access.ts';
import type { clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import { clientErrors } from '@restitui/domain/crm/clients/clients.errors.ts';
import { responsibleCargos } from '@restitui/domain/crm/clients/responsible.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { listUsersByCargo } from '../../../accounts/users/users-by-cargo.repository.ts';
import { requireOpenableClient } from '../client.gate.ts';

/** Returns only name and cargo, because users who may transfer clients may not be allowed to read user records. */
export async function listCandidates(
  context: Context,
  { params: { id_client } }: Input<typeof clientsApi.listCandidates>,
) {
  const client = await requireOpenableClient(context, id_client);
  requireAccess(canTransferClient(context.actor, client), clientErrors.client_transfer_denied);
  return { data: await listUsersByCargo(context.db, context.tenant, responsibleCargos) };
}
