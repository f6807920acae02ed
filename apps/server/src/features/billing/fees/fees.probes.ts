import { randomUUID } from 'node:crypto';
import type { feesApi } from '@restitui/domain/billing/fees/fees.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const feesProbes: Probes<typeof feesApi> = {
  accounts: {},
  statement: { request: () => ({ query: { papel: 'EMPRESA' } }) },
  ownStatement: { homeCaller: 'manager' },
  payOut: {
    request: () => ({
      body: { papel: 'EMPRESA', valor: 1, data: '2026-11-20', forma: 'PIX', referencia: randomUUID() },
    }),
    namesNoTenant: true,
  },
  reversePayout: {
    request: ({ id_repasse }) => ({ params: { id: id_repasse }, body: { motivoEstorno: 'Conta errada' } }),
  },
  clients: {},
  charge: { request: ({ id_client, id_boleto }) => ({ body: { id_client, id_boleto } }) },
  returns: { request: ({ id_client }) => ({ query: { id_client } }) },
  giveBack: { request: ({ id_client }) => ({ body: { id_client, valor: 1, data: '2026-11-20' } }) },
  reverseReturn: {
    request: ({ id_devolucao }) => ({ params: { id: id_devolucao }, body: { motivoEstorno: 'Conta errada' } }),
  },
};
