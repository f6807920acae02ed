import { randomUUID } from 'node:crypto';
import type { paymentFeesApi } from '@restitui/domain/simples/payment-fees/payment-fees.api.ts';
import { boletoBody } from '../../../../test/boletos.ts';
import type { Probes } from '../../../../test/probes.ts';

export const paymentFeesProbes: Probes<typeof paymentFeesApi> = {
  list: { request: ({ id_received }) => ({ params: { id_apuracao: id_received } }) },
  book: {
    request: ({ id_received }) => ({
      params: { id_apuracao: id_received },
      body: { pagamentos: [{ competencia: '05/2025', pagamento: '2025-06-20' }] },
    }),
  },
  charge: {
    request: ({ id_received }) => ({
      params: { id_apuracao: id_received, competencia: '062025', pagamento: '2025-07-21' },
      body: boletoBody({ valorNominal: 10, seuNumero: randomUUID().slice(0, 13) }),
    }),
  },
};
