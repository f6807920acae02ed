import type { authenticityApi } from '@restitui/domain/simples/authenticity/authenticity.api.ts';
import type { Probes } from '../../../../test/probes.ts';

export const authenticityProbes: Probes<typeof authenticityApi> = {
  read: { request: ({ id_apuracao }) => ({ params: { id_apuracao } }) },
  verify: { request: ({ id_apuracao }) => ({ params: { id_apuracao }, body: { amostra: 5 } }) },
  cancel: { request: ({ id_apuracao }) => ({ params: { id_apuracao } }) },
};
