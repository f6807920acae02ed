import type { portfolioApi } from '@restitui/domain/crm/portfolio/portfolio.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { clientListReader } from '../../clients/client-list-reader.service.ts';
import { listClientsInFull } from '../../clients/clients.repository.ts';

/** Users may open every client they can list (decision D-14), so the sheet shows no more than the client page. */
export function listExportedClients(context: Context, { query }: Input<typeof portfolioApi.exportPage>) {
  return listClientsInFull(context.db, context.tenant, clientListReader(context), query, query.clientes?.split(','));
}
