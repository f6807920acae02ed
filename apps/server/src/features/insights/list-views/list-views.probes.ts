import type { listViewsApi } from '@restitui/domain/insights/list-views/list-views.api.ts';
import type { Probes } from '../../../../test/probes.ts';

const body = { nome: 'Vista nova', filtros: { status: 'ATIVO' }, compartilhada: false };

export const listViewsProbes: Probes<typeof listViewsApi> = {
  list: { request: () => ({ query: { lista: 'clientes' as const } }), namesNoTenant: true },
  create: { request: () => ({ body: { ...body, lista: 'clientes' as const } }), namesNoTenant: true },
  chooseDefault: { request: ({ id_list_view }) => ({ body: { lista: 'clientes' as const, id: id_list_view } }) },
  change: {
    request: ({ id_list_view }) => ({
      params: { id: id_list_view },
      body: { ...body, nome: 'Vista mudada', compartilhada: true },
    }),
  },
  remove: { request: ({ id_list_view }) => ({ params: { id: id_list_view } }) },
};
