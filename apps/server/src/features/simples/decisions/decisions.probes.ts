import type { productLedgerApi } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import type { simplesDecisionsApi } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import type { simplesEffectsApi } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const simplesDecisionsProbes: Probes<typeof simplesDecisionsApi> = {
  list: {},
  create: {
    request: ({ id_client }) => ({
      body: {
        alcance: 'cliente',
        tipo: 'produto',
        contar: true,
        corrige: true,
        motivo: 'Conferido com o cliente.',
        evidencia: 'Ficha técnica',
        id_client,
        codigo: 'P1',
        ncm: '40091100',
      },
    }),
  },
  revoke: {
    request: ({ id_decision }) => ({ params: { id: id_decision }, body: { motivo: 'Conferido com o cliente.' } }),
  },
};

export const simplesEffectsProbes: Probes<typeof simplesEffectsApi> = {
  rules: {},
  reviews: { request: ({ id_apuracao }) => ({ params: { id_apuracao } }) },
  recompute: {
    request: ({ id_recomputable }) => ({ params: { id_apuracao: id_recomputable }, body: { regras: 'atuais' } }),
  },
  latest: {},
  start: { request: ({ id_client }) => ({ body: { id_client } }) },
  apply: { request: ({ id_effect }) => ({ params: { id: id_effect } }) },
  discard: { request: ({ id_discardable }) => ({ params: { id: id_discardable } }) },
};

export const productLedgerProbes: Probes<typeof productLedgerApi> = {
  list: { request: ({ id_apuracao }) => ({ params: { id_apuracao } }) },
};
