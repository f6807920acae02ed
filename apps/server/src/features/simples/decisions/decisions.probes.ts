import type { productLedgerApi } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import type { NewDecision, simplesDecisionsApi } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import type { simplesEffectsApi } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import type { Probes } from '../../../../test/probes.ts';

const decisionOn = (codigo: string, id_client: string): NewDecision => ({
  ...{ alcance: 'cliente', tipo: 'produto', contar: true, corrige: true, id_client, codigo, ncm: '40091100' },
  ...{ motivo: 'Conferido com o cliente.', evidencia: 'Ficha técnica' },
});

export const simplesDecisionsProbes: Probes<typeof simplesDecisionsApi> = {
  list: {},
  create: { request: ({ id_client }) => ({ body: decisionOn('P1', id_client) }) },
  createSeveral: {
    request: ({ id_client }) => ({ body: { decisoes: [decisionOn('P2', id_client), decisionOn('P3', id_client)] } }),
  },
  revokeSeveral: {
    request: ({ id_other_decision }) => ({ body: { ids: [id_other_decision], motivo: 'Conferido com o cliente.' } }),
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
  groups: { request: ({ id_apuracao }) => ({ params: { id_apuracao } }) },
};
