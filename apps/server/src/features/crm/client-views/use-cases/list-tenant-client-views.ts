import { readStoredView } from '@restitui/domain/crm/client-views/client-views.api.ts';
import { standardViews } from '@restitui/domain/crm/client-views/standard-views.ts';
import type { Context } from '../../../../kernel/context.ts';
import { clientListReader } from '../../clients/client-list-reader.service.ts';
import { countClients } from '../../clients/clients.repository.ts';
import { findDefaultView, listClientViews } from '../client-views.repository.ts';

/** Returns the views that the actor may open, each with the number of clients that it shows to the actor. */
export async function listTenantClientViews(context: Context) {
  const { db, tenant, actor } = context;
  const stored = await listClientViews(db, tenant, actor.id);
  const views = [
    ...standardViews.map((view) => ({ ...view, padrao: true, minha: false, compartilhada: true })),
    ...stored.map(({ id, nome, filtros, compartilhada, id_user }) => ({
      ...{ id, nome, filtros: readStoredView(filtros), compartilhada },
      ...{ padrao: false, minha: id_user === actor.id },
    })),
  ];
  const queries = views.map(({ filtros }) => filtros);
  const totals = await countClients(db, tenant, clientListReader(context), queries);
  const first = await findDefaultView(db, tenant, actor.id);
  return { data: views.map((view, i) => ({ ...view, inicial: view.id === first, total: totals[i] ?? 0 })) };
}
