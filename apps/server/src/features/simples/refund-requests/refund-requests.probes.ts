import type { refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const refundRequestsProbes: Probes<typeof refundRequestsApi> = {
  list: { request: ({ id_apuracao }) => ({ params: { id_apuracao } }) },
  save: {
    request: ({ id_apuracao }) => ({
      params: { id_apuracao, competencia: '05/2025', pagamento: '2025-06-20' },
      body: { situacao: 'PEDIDO', data: '2026-11-20' },
    }),
  },
  saveStep: {
    request: ({ id_apuracao }) => ({
      params: { id_apuracao, competencia: '05/2025', pagamento: '2025-06-20' },
      body: { passo: { passo: 'DESPACHO', data: '2026-11-20', resultado: 'DEFERIDO' } },
    }),
  },
  effect: {
    request: ({ id_apuracao }) => ({
      params: { id_apuracao, competencia: '05/2025', pagamento: '2025-06-20' },
      query: { resultado: 'INDEFERIDO' },
    }),
  },
  saveSteps: {
    request: ({ id_apuracao }) => ({
      params: { id_apuracao },
      body: {
        pagamentos: [
          {
            ...{ competencia: '05/2025', pagamento: '2025-06-20' },
            passo: { passo: 'DINHEIRO', data: '2026-11-20', valor: 159.24 },
          },
        ],
      },
    }),
  },
  credit: { request: ({ id_apuracao }) => ({ params: { id_apuracao } }) },
};
