import type { clientViewsApi } from '@restitui/domain/crm/client-views/client-views.api.ts';
import type { Probes } from '../../../../test/probes.ts';

const body = { nome: 'Vista nova', filtros: { status: 'ATIVO' as const }, compartilhada: false };

export const clientViewsProbes: Probes<typeof clientViewsApi> = {
  list: {},
  create: { request: () => ({ body }), namesNoTenant: true },
  chooseDefault: { request: ({ id_client_view }) => ({ body: { id: id_client_view } }) },
  change: {
    request: ({ id_client_view }) => ({
      params: { id: id_client_view },
      body: { ...body, nome: 'Vista mudada', compartilhada: true },
    }),
  },
  remove: { request: ({ id_client_view }) => ({ params: { id: id_client_view } }) },
};
