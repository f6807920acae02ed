import type { icmsCreditsApi } from '@restitui/domain/recovery/icms-credits/icms-credits.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const icmsCreditsProbes: Probes<typeof icmsCreditsApi> = {
  list: {},
  add: { request: ({ id_icms_product }) => ({ body: { periodoApurado: '012025', id_product: id_icms_product } }) },
  save: { request: ({ id_icms_credit }) => ({ params: { id: id_icms_credit }, body: { periodoApurado: '022025' } }) },
  remove: { request: ({ id_icms_credit }) => ({ params: { id: id_icms_credit } }) },
};
