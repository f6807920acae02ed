import type { coverageApi } from '@restitui/domain/simples/coverage/coverage.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const coverageProbes: Probes<typeof coverageApi> = {
  read: { request: ({ id_apuracao }) => ({ params: { id_apuracao } }) },
  confirm: {
    request: ({ id_apuracao }) => ({
      params: { id_apuracao, competencia: '05/2025' },
      body: { motivo: 'Conferido com o cliente.' },
    }),
  },
  withdraw: { request: ({ id_apuracao }) => ({ params: { id_apuracao, competencia: '05/2025' } }) },
};
