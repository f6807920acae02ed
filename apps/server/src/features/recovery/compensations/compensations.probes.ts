import type { compensationsApi } from '@restitui/domain/recovery/compensations/compensations.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const compensationsProbes: Probes<typeof compensationsApi> = {
  list: {},
  add: {
    request: ({ id_product }) => ({
      body: { tributo: 'COFINS', pa: '012025', value: 1, perDcomp: '12345.67890.150325.1.3.04-1234', id_product },
    }),
  },
  save: {
    request: ({ id_compensation }) => ({
      params: { id: id_compensation },
      body: { tributo: 'COFINS', pa: '022025', value: 1, perDcomp: '12345.67890.150325.1.3.04-1234' },
    }),
  },
  remove: { request: ({ id_compensation }) => ({ params: { id: id_compensation } }) },
};
