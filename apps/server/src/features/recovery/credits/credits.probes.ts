import type { creditsApi } from '@restitui/domain/recovery/credits/credits.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const creditsProbes: Probes<typeof creditsApi> = {
  list: { request: ({ id_apuracao }) => ({ params: { id_apuracao } }) },
  add: { request: ({ id_client, id_product, id_apuracao }) => ({ body: { id_client, id_product, id_apuracao } }) },
  save: { request: ({ id_credit }) => ({ body: { id: id_credit } }) },
  remove: { request: ({ id_credit }) => ({ params: { id: id_credit } }) },
};
