import type { clientSelectionApi } from '@restitui/domain/crm/client-selection/client-selection.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const clientSelectionProbes: Probes<typeof clientSelectionApi> = {
  setResponsible: {
    request: ({ id_client, userId }) => ({ body: { id_clients: [id_client], id_responsavel: userId } }),
  },
  setStatus: { request: ({ id_client }) => ({ body: { id_clients: [id_client], status: 'ATIVO' } }) },
  listChannels: {},
  sendMessage: {
    request: ({ id_client }) => ({
      body: { id_clients: [id_client], canal: 'email', assunto: 'Documentos', texto: '{nome}, veja {portal}' },
    }),
  },
  setTag: { request: ({ id_client, id_tag }) => ({ body: { id_clients: [id_client], id_tag, on: true } }) },
};
