import type { rectificationsApi } from '@restitui/domain/simples/rectifications/rectifications.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const rectificationsProbes: Probes<typeof rectificationsApi> = {
  list: { request: ({ id_apuracao }) => ({ params: { id_apuracao } }) },
  pdf: { request: ({ id_apuracao }) => ({ params: { id_apuracao } }) },
  read: { request: ({ id_apuracao }) => ({ params: { id_apuracao, competencia: '05/2025' } }) },
  check: {
    request: ({ id_apuracao }) => ({ params: { id_apuracao, competencia: '05/2025' }, body: { conferido: true } }),
  },
};
