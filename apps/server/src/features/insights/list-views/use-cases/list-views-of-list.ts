import { clientList } from '@restitui/domain/crm/clients/client-list.ts';
import type { listViewsApi } from '@restitui/domain/insights/list-views/list-views.api.ts';
import { standardViewsOf } from '@restitui/domain/insights/list-views/standard-views.ts';
import { type ViewSearch, viewOfSearch } from '@restitui/domain/insights/list-views/view-search.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { clientListReader } from '../../../crm/clients/client-list-reader.service.ts';
import { countClients } from '../../../crm/clients/clients.repository.ts';
import { requireViewedList } from '../list-view.gate.ts';
import { findDefaultView, listViewsOfUser } from '../list-views.repository.ts';
import { filtersOfRow } from '../list-views.wire.ts';

/** Returns the views of a list that the actor may open; those of clients with the number that each shows to the actor. */
export async function listViewsOfList(context: Context, { query: { lista } }: Input<typeof listViewsApi.list>) {
  const { db, tenant, actor } = context;
  requireViewedList(context, lista);
  const of = { lista, id_user: actor.id };
  const stored = await listViewsOfUser(db, tenant, of);
  const views = [
    ...standardViewsOf(lista).map((view) => ({ ...view, padrao: true, minha: false, compartilhada: true })),
    ...stored.map(({ id, nome, compartilhada, id_user, ...row }) => ({
      ...{ id, nome, filtros: filtersOfRow(row), compartilhada },
      ...{ padrao: false, minha: id_user === actor.id },
    })),
  ];
  const filters = views.map(({ filtros }) => filtros);
  const totals = lista === 'clientes' ? await countByView(context, filters) : [];
  const first = await findDefaultView(db, tenant, of);
  return { data: views.map((view, i) => ({ ...view, inicial: view.id === first, total: totals[i] ?? null })) };
}

/** Counts the clients of each view; a part that this version does not know counts as absent (decision 106). */
function countByView(context: Context, views: readonly ViewSearch[]): Promise<number[]> {
  const queries = views.map((filtros) => {
    const query = clientList.toFilterQuery(clientList.read(viewOfSearch(clientList, filtros)));
    const { error } = clientList.filterQuery.safeParse(query);
    const refused = new Set(error?.issues.map(({ path: [name] }) => name));
    return clientList.filterQuery.parse(
      Object.fromEntries(Object.entries(query).filter(([name]) => !refused.has(name))),
    );
  });
  return countClients(context.db, context.tenant, clientListReader(context), queries);
}
