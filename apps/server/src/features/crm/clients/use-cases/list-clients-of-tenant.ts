import { visibleClients } from '@restitui/domain/crm/clients/clients.access.ts';
import type { clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { listClients } from '../clients.repository.ts';

export function listClientsOfTenant({ db, actor, tenant }: Context, { query }: Input<typeof clientsApi.listOfTenant>) {
  return listClients(db, tenant, visibleClients(actor), query);
}
