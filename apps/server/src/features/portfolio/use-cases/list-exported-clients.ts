import { visibleClients } from '@restitui/domain/clients/clients.access.ts';
import type { portfolioApi } from '@restitui/domain/portfolio/portfolio.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { listClientsInFull } from '../../clients/clients.repository.ts';

/** Who may list a client may open it (decision D-14), so the sheet shows no more than its page. */
export function listExportedClients({ db, actor, tenant }: Context, { query }: Input<typeof portfolioApi.exportPage>) {
  return listClientsInFull(db, tenant, visibleClients(actor), query);
}
