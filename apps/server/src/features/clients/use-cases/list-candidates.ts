import { canTransferClient } from '@restitui/domain/clients/clients.access.ts';
import type { clientsApi } from '@restitui/domain/clients/clients.api.ts';
import { clientErrors } from '@restitui/domain/clients/clients.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { listResponsibleCandidates } from '../client-relations.repository.ts';
import { requireOpenableClient } from '../openable-client.ts';

/** Name and cargo alone: who transfers need not be who may read the people's records. */
export async function listCandidates(
  context: Context,
  { params: { id_client } }: Input<typeof clientsApi.listCandidates>,
) {
  const client = await requireOpenableClient(context, id_client);
  requireAccess(canTransferClient(context.actor, client), clientErrors.client_transfer_denied);
  return { data: await listResponsibleCandidates(context.db, context.tenant) };
}
