import type { debitMonthsApi } from '@restitui/domain/recovery/debit-months/debit-months.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const debitMonthsProbes: Probes<typeof debitMonthsApi> = {
  list: { request: ({ id_apuracao }) => ({ params: { id_apuracao } }) },
  save: {
    request: ({ id_apuracao }) => ({
      params: { id_apuracao, month: '012025' },
      body: { items: [], isPaid: false, isSituacaoPerDComp: false },
    }),
  },
  remove: { request: ({ id_apuracao }) => ({ params: { id_apuracao, month: '012025' } }) },
};
