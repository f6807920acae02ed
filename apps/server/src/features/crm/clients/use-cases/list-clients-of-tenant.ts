import type { clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { clientListReader } from '../client-list-reader.service.ts';
import { listClients } from '../clients.repository.ts';

export function listClientsOfTenant(context: Context, { query }: Input<typeof clientsApi.listOfTenant>) {
  return listClients(context.db, context.tenant, clientListReader(context), query);
}
