import { canOpenClient } from '@restitui/domain/crm/clients/clients.access.ts';
import type { clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import { clientErrors } from '@restitui/domain/crm/clients/clients.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { listAnalystsByClient, listClientsByOwner } from '../client-relations.repository.ts';
import { findOwner } from '../owners.repository.ts';

/** Denied to users who may open none of the owner's clients. */
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
