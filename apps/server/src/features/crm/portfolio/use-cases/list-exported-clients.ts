import { visibleClients } from '@restitui/domain/crm/clients/clients.access.ts';
import type { portfolioApi } from '@restitui/domain/crm/portfolio/portfolio.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { listClientsInFull } from '../../clients/clients.repository.ts';

/** Users may open every client they can list (decision D-14), so the sheet shows no more than the client page. */
export function listExportedClients({ db, actor, tenant }: Context, { query }: Input<typeof portfolioApi.exportPage>) {
  return listClientsInFull(db, tenant, visibleClients(actor), query);
}
