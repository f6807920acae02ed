import { canOpenClient } from '@restitui/domain/clients/clients.access.ts';
import type { clientsApi } from '@restitui/domain/clients/clients.api.ts';
import { clientErrors } from '@restitui/domain/clients/clients.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { listAnalystsByClient, listClientsByOwner } from '../client-relations.repository.ts';
import { findOwner } from '../owners.repository.ts';

/** Who may open none of an owner's clients has no business with the owner. */
export async function listClientsOfOwner(
  { db, actor, tenant }: Context,
  { params: { id_owner } }: Input<typeof clientsApi.listOfOwner>,
) {
  required(await findOwner(db, tenant, id_owner), clientErrors.owner_unknown);
  const owned = await listClientsByOwner(db, tenant, id_owner);
  const analysts = await listAnalystsByClient(db, tenant, id_owner);
  const openable = owned.filter((client) => canOpenClient(actor, client, analysts.get(client.cnpjcpf) ?? []));
  requireAccess(openable.length > 0, clientErrors.client_denied);
  return { data: openable };
}
